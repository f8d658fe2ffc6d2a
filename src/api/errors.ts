import { z } from 'zod'

/** Stable names that a program can rely on; the sentence beside one may change. */
export const ERROR_CODES = [
  'invalid_request',
  'unknown_location',
  'location_not_covered',
  'unknown_disease',
  'not_found',
  'wrong_credentials',
  'account_exists',
  'passwords_differ',
  'weak_password',
  'invalid_email',
  'invalid_phone',
  'no_sms_there',
  'no_sms_now',
  'adults_only',
  'not_signed_in',
  'sign_in_again',
  'wrong_password',
  'link_not_valid',
  'wrong_code',
  'consent_required',
  'address_not_confirmed',
  'last_address',
  'passkey_refused',
  'passkeys_elsewhere',
  'last_passkey',
  'too_many_passkeys',
  'cross_site',
  'too_many_requests',
  'unavailable',
  'internal_error',
] as const

export type ErrorCode = (typeof ERROR_CODES)[number]

export const errorBody = z
  .object({
    error: z.object({
      code: z.enum(ERROR_CODES).describe('Stable name of what went wrong'),
      message: z.string().describe('A sentence for people; its wording may change'),
      field: z.string().optional().describe('Field of the payload that it is about, where it is about one'),
    }),
  })
  .meta({ id: 'Error', description: 'The answer to every request that fails' })

export type ErrorBody = z.infer<typeof errorBody>
