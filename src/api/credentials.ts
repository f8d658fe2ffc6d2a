import { z } from 'zod'
import { CODE_DIGITS, MAX_EMAIL_LENGTH } from './account-rules.ts'

/** Long enough for every rule to be told by its own message, short enough to be read at once. */
const password = z.string().max(1000)

/** Clients leave a field that is not used out, empty or null. */
export const optionalText = (max: number) =>
  z
    .string()
    .max(max)
    .nullish()
    .transform((text) => (text === null || text?.trim() === '' ? undefined : text))

/** A country's calling code, `+1` or `1`; where it is left out, a number without `+` is one of the US. */
export const dialCode = z
  .union([z.string().regex(/^[+\d -]{1,10}$/), z.number().int().min(1).max(999), z.literal('')])
  .nullish()
  .transform((code) => (code ? String(code).replaceAll(/\D/g, '') : undefined))
  .describe("A country's calling code, such as `+1`; without one, a number that has no + is one of the US")

export const username = z.string().min(1).max(MAX_EMAIL_LENGTH).describe('Email address or phone number')

export const loginPayload = z.object({ username, dialCode, password: password.min(1) })

export const tokens = z
  .object({
    access: z
      .string()
      .describe('JWT of 15 minutes, for `Authorization: Bearer …`; also in the cookie `pp_access`'),
    refresh: z
      .string()
      .optional()
      .describe('Single-use; left out where it came, and goes back, as the HttpOnly cookie `pp_refresh`'),
  })
  .meta({ id: 'Tokens' })

export const createAccountPayload = z.object({
  email: optionalText(MAX_EMAIL_LENGTH).describe('Either this or `phone`'),
  phone: optionalText(40).describe('Either this or `email`; at most 15 digits'),
  dialCode,
  password,
  confirmPassword: password,
  adult: z
    .boolean()
    .nullish()
    .describe(
      'Whether the person says to be 18 or older: `false` makes no account; a program that does not ask leaves it out',
    ),
})

export const createdAccount = z.union([
  z.object({ email: z.string() }),
  z.object({ phone_number: z.string().describe('In E.164, such as `+14155552671`') }),
])

/** Of an account made with a passkey: signed in at once, with or without an address. */
export const createdByPasskey = tokens.extend({
  email: z.string().nullable(),
  phone_number: z.string().nullable().describe('In E.164, such as `+14155552671`'),
})

export const setPasswordParams = z.object({
  id: z.string().min(1).max(200).describe('The random part of the link, or the `slug` a code was traded for'),
})

export const setPasswordCheck = z.object({ valid: z.literal(true), expires_at: z.iso.datetime() })

export const setPasswordPayload = z.object({
  password,
  confirmPassword: password.nullish().describe('Checked where it is given'),
})

export const changePasswordPayload = z.object({
  currentPassword: password
    .nullish()
    .describe('Left out by whoever has logged in with a passkey during the last five minutes'),
  password,
  confirmPassword: password.nullish().describe('Checked where it is given'),
})

/** As people type them: blanks and dashes do not count. */
export const code = z
  .string()
  .max(40)
  .transform((typed) => typed.replaceAll(/[\s-]/g, ''))
  .describe(`The ${CODE_DIGITS} digits that were sent`)

/** 128 random bits. */
const ticket = z.string().regex(/^[\w-]{22}$/)

export const passwordResetPayload = z.object({
  username,
  dialCode,
  ticket: ticket
    .optional()
    .describe('What an earlier answer held, for the same number: its code ends when another is sent'),
})

export const passwordResetSent = z.object({
  by: z
    .enum(['email', 'phone'])
    .describe('A link goes by email, a code by SMS; the same answer whether or not there is such an account'),
  ticket: ticket.optional().describe('By SMS: without it the code can not be tried. For who asked alone'),
  waiting: z
    .boolean()
    .optional()
    .describe(
      'By SMS: whether nothing was sent, since a code for this ticket was within the last ten minutes',
    ),
})

export const passwordResetCodePayload = z.object({
  phone: z.string().min(1).max(40),
  dialCode,
  code,
  ticket: ticket
    .optional()
    .describe('Of the answer to the request for this code: without it no code is right'),
})

export const passwordResetSlug = z.object({
  slug: z
    .string()
    .describe('For `/set-password/{slug}` and `/user/set-password/{id}/`; single-use, 10 minutes'),
  expires_at: z.iso.datetime(),
})

export const done = z.object({ ok: z.literal(true) }).meta({ id: 'Done' })

export type CreatedAccount = z.infer<typeof createdAccount>
export type CreatedByPasskey = z.infer<typeof createdByPasskey>
export type Tokens = z.infer<typeof tokens>
export type PasswordResetSlug = z.infer<typeof passwordResetSlug>
