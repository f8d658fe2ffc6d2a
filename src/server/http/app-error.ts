import type { ErrorCode } from '#api/errors'
import { ERROR_MESSAGES } from './error-messages.ts'

const STATUS: Record<ErrorCode, number> = {
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
  adults_only: 403,
  not_signed_in: 401,
  wrong_password: 403,
  link_not_valid: 404,
  wrong_code: 400,
  consent_required: 400,
  address_not_confirmed: 409,
  last_address: 409,
  cross_site: 403,
  too_many_requests: 429,
  unavailable: 503,
  internal_error: 500,
}

export interface AppErrorDetails {
  /** A sentence for people, shown as it is: it must hold nothing secret. The code's own sentence when left out. */
  message?: string
  /** Field of the payload that it is about. */
  field?: string
  /** For `too_many_requests` and `unavailable`: when to try again. */
  retryAfterSeconds?: number
}

/** The one error that request handlers throw; `error-response.ts` turns it into the answer. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly statusCode: number
  readonly field: string | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    super(details.message ?? ERROR_MESSAGES[code])
    this.code = code
    this.statusCode = STATUS[code]
    this.field = details.field
    this.retryAfterSeconds = details.retryAfterSeconds
  }
}
