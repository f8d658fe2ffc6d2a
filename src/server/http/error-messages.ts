import type { ErrorCode } from '#api/errors'

/** What people are told; the wording of sign-in, sign-up and contact is the specification's. */
export const ERROR_MESSAGES: Record<ErrorCode, string> = {
  invalid_request: 'Something in the request is not as it should be.',
  unknown_location: 'There is no such pain location.',
  location_not_covered: 'There is no knowledge about this pain location yet.',
  unknown_disease: 'There is no such disease.',
  not_found: 'There is nothing at this address.',
  wrong_credentials: 'Wrong email/password! Please try again',
  account_exists: 'Account already exist',
  passwords_differ: 'Wrong email/password! Try with right credential',
  weak_password: 'Please choose another password.',
  invalid_email: 'Please check the email address. It should look like name@example.com',
  invalid_phone: 'Please check the phone number and its country.',
  adults_only: 'Accounts are for people of 18 and over.',
  not_signed_in: 'Please log in.',
  wrong_password: 'That is not your current password.',
  link_not_valid: 'This link is no longer valid. Please ask for a new one.',
  wrong_code: 'That code is wrong or no longer valid. Please check it, or ask for a new one.',
  consent_required: 'We keep this only if you agree to what it is for.',
  address_not_confirmed: 'Please confirm the address you signed up with first.',
  last_address: 'You sign in with this. Add another way to sign in first, or delete your account.',
  cross_site: 'This request came from another site.',
  too_many_requests: 'That was tried too often. Please wait a little and try again.',
  unavailable: 'Something went wrong. Please try again later',
  internal_error: 'Something went wrong on our side. Please try again.',
}
