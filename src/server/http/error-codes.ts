import type { ErrorCode } from '#api/errors'
import { minutesIn } from '../words/minutes.ts'
import { wordsIn } from '../words/words.ts'

/** The status each code is sent with; what people are told stands in `words/messages.ts`. */
export const ERROR_STATUSES: Record<ErrorCode, number> = {
  invalid_request: 400,
  unknown_location: 404,
  location_not_covered: 404,
  unknown_disease: 404,
  not_found: 404,
  wrong_credentials: 401,
  account_exists: 409,
  passwords_differ: 400,
  weak_password: 400,
  invalid_email: 400,
  invalid_phone: 400,
  no_sms_there: 400,
  no_sms_now: 429,
  adults_only: 403,
  not_signed_in: 401,
  sign_in_again: 403,
  wrong_password: 403,
  link_not_valid: 404,
  wrong_code: 400,
  consent_required: 400,
  address_not_confirmed: 409,
  last_address: 409,
  passkey_refused: 401,
  passkeys_elsewhere: 409,
  last_passkey: 409,
  too_many_passkeys: 409,
  cross_site: 403,
  too_many_requests: 429,
  unavailable: 503,
  internal_error: 500,
}

/** Of `too_many_requests`, where it is known how long to wait. */
export function waitMessage(seconds: number, language: string | null): string {
  const { explanationMessages } = wordsIn(language)
  const minutes = Math.ceil(seconds / 60)
  if (seconds < 60) return explanationMessages.waitAMinute
  return minutes < 60
    ? explanationMessages.waitMinutes({ time: minutesIn(minutes, language) })
    : explanationMessages.waitAnHour
}
