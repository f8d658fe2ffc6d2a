import type { ErrorCode } from '#api/errors'

/** The status each code is sent with, and what people are told; sign-in, sign-up and contact in the specification's words. */
export const ERROR_RESPONSES: Record<ErrorCode, { status: number; message: string }> = {
  invalid_request: { status: 400, message: 'Something in the request is not as it should be.' },
  unknown_location: { status: 404, message: 'There is no such pain location.' },
  location_not_covered: { status: 404, message: 'There is no knowledge about this pain location yet.' },
  unknown_disease: { status: 404, message: 'There is no such disease.' },
  not_found: { status: 404, message: 'There is nothing at this address.' },
  wrong_credentials: { status: 401, message: 'Wrong email/password! Please try again' },
  account_exists: { status: 409, message: 'Account already exist' },
  passwords_differ: { status: 400, message: 'Wrong email/password! Try with right credential' },
  weak_password: { status: 400, message: 'Please choose another password.' },
  invalid_email: {
    status: 400,
    message: 'Please check the email address. It should look like name@example.com',
  },
  invalid_phone: { status: 400, message: 'Please check the phone number and its country.' },
  no_sms_there: {
    status: 400,
    message: 'We can not send codes to this number. Please use an email address instead.',
  },
  adults_only: { status: 403, message: 'Accounts are for people of 18 and over.' },
  not_signed_in: { status: 401, message: 'Please log in.' },
  sign_in_again: { status: 403, message: 'Please log in once more, so that we know it is you.' },
  wrong_password: { status: 403, message: 'That is not your current password.' },
  link_not_valid: { status: 404, message: 'This link is no longer valid. Please ask for a new one.' },
  wrong_code: {
    status: 400,
    message: 'That code is wrong or no longer valid. Please check it, or ask for a new one.',
  },
  consent_required: { status: 400, message: 'We keep this only if you agree to what it is for.' },
  address_not_confirmed: {
    status: 409,
    message: 'Please confirm the address you signed up with first.',
  },
  last_address: {
    status: 409,
    message: 'You sign in with this. Add another way to sign in first, or delete your account.',
  },
  passkey_refused: {
    status: 401,
    message: 'That passkey did not work here. Please try again, or log in another way.',
  },
  passkeys_elsewhere: { status: 409, message: 'Passkeys work only at the address of this site.' },
  last_passkey: {
    status: 409,
    message:
      'This passkey is your only way in. Add another one or confirm an email address first, or delete your account.',
  },
  too_many_passkeys: {
    status: 409,
    message: 'You have as many passkeys as we can keep. Please remove one first.',
  },
  cross_site: { status: 403, message: 'This request came from another site.' },
  too_many_requests: {
    status: 429,
    message: 'That was tried too often. Please wait a little and try again.',
  },
  unavailable: { status: 503, message: 'Something went wrong. Please try again later' },
  internal_error: { status: 500, message: 'Something went wrong on our side. Please try again.' },
}

/** Of `too_many_requests`, where it is known how long to wait. */
export function waitMessage(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  const time = seconds < 60 ? 'a minute' : minutes < 60 ? `${minutes} minutes` : 'an hour or more'
  return `That was tried too often. Please wait ${time} and try again.`
}
