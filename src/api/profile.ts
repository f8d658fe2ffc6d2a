import { z } from 'zod'
import { ADULT_AGE_RANGES, BODY_TYPES, MAX_EMAIL_LENGTH, PROFILE_FIELDS, SEXES } from './account-rules.ts'
import { code, dialCode } from './credentials.ts'
import { passkey } from './passkeys.ts'

const consent = z
  .object({ purpose: z.string(), version: z.string(), given_at: z.iso.datetime() })
  .describe('What the person agreed to, and when')

const kept = <Value extends z.ZodType>(value: Value) =>
  z.object({ value, consent }).nullable().describe('Null: not kept')

const keptAddress = z
  .object({ value: z.string(), consent, confirmed: z.boolean() })
  .nullable()
  .describe('Null: not kept')

export const profile = z
  .object({
    created_at: z.iso.datetime(),
    adult_confirmed_at: z.iso.datetime().nullable(),
    fields: z.object({
      email: keptAddress,
      phone: keptAddress,
      name: kept(z.string()),
      age_range: kept(z.enum(ADULT_AGE_RANGES)),
      sex: kept(z.enum(SEXES)),
      body_type: kept(z.enum(BODY_TYPES)),
    }),
    sign_in: z
      .object({ password: z.boolean(), passkeys: z.number().int() })
      .describe('Whether a password is kept, and how many passkeys'),
    pending: z
      .object({ email: z.string().nullable(), phone: z.string().nullable() })
      .describe('New addresses that wait for their code'),
  })
  .meta({ id: 'Profile' })

export const profileFieldParams = z.object({ field: z.enum(PROFILE_FIELDS) })

export const profileFieldPayload = z.object({
  value: z.string().max(MAX_EMAIL_LENGTH),
  consent: z.boolean().nullish().describe('Must be true: nothing is kept without'),
  consentVersion: z
    .string()
    .max(40)
    .nullish()
    .describe('Of the purpose that was shown; the current one where left out'),
  dialCode,
  password: z
    .string()
    .max(1000)
    .nullish()
    .describe(
      'For `email` and `phone`: the current password, unless a passkey was used during the last five minutes',
    ),
})

export const addressParams = z.object({ address: z.enum(['email', 'phone']) })
export const confirmAddressPayload = z.object({ code })

/** Everything the site holds about the person. */
export const accountExport = z
  .object({
    exported_at: z.iso.datetime(),
    account: z.object({
      id: z.uuid(),
      created_at: z.iso.datetime(),
      adult_confirmed_at: z.iso.datetime().nullable(),
      password: z.string().describe('That one is kept, and how; never the password itself'),
      password_changed_at: z.iso.datetime().nullable(),
    }),
    profile,
    consents: z.array(
      z.object({
        field: z.enum(PROFILE_FIELDS),
        purpose: z.string(),
        version: z.string(),
        given_at: z.iso.datetime(),
        withdrawn_at: z.iso.datetime().nullable(),
      }),
    ),
    passkeys: z.array(
      passkey.omit({ id: true }).extend({
        credential_id: z.string(),
        public_key: z
          .string()
          .describe('COSE, in base64url; the private key never leaves the device or its maker'),
        sign_count: z.number(),
        transports: z.array(z.string()),
      }),
    ),
    sessions: z.array(
      z.object({
        device: z.string(),
        by: z.enum(['password', 'passkey']),
        signed_in_at: z.iso.datetime(),
        last_used_at: z.iso.datetime(),
      }),
    ),
    messages: z.array(
      z.object({ sent_at: z.iso.datetime(), name: z.string(), email: z.string(), msg: z.string() }),
    ),
    waiting_to_be_sent: z.array(
      z.object({
        what: z.string(),
        to: z.string(),
        language: z.string().describe('BCP 47'),
        since: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: 'AccountExport' })

export type Profile = z.infer<typeof profile>
export type ProfileFieldPayload = z.infer<typeof profileFieldPayload>
export type AccountExport = z.infer<typeof accountExport>
