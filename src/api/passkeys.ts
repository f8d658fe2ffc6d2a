import { z } from 'zod'
import { MAX_EMAIL_LENGTH, MAX_PASSKEY_NAME_LENGTH } from './account-rules.ts'
import { dialCode, optionalText } from './credentials.ts'

const base64url = (most: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(most)

/** An id has 1,023 bytes at most. */
const credentialId = base64url(1400)

const credential = <Response extends z.ZodType>(response: Response) =>
  z.object({
    id: credentialId,
    rawId: credentialId,
    type: z.literal('public-key'),
    response,
    authenticatorAttachment: z.string().max(40).nullish(),
    clientExtensionResults: z.looseObject({}).nullish(),
  })

/** What `navigator.credentials.create` gives, in the JSON of WebAuthn. */
const newCredential = credential(
  z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(20_000),
    transports: z
      .array(
        z
          .string()
          .regex(/^[\w-]+$/)
          .max(40),
      )
      .max(20)
      .nullish(),
  }),
).describe('RegistrationResponseJSON of WebAuthn')

/** What `navigator.credentials.get` gives, in the JSON of WebAuthn. */
const usedCredential = credential(
  z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(8000),
    userHandle: z.string().max(200).nullish(),
  }),
).describe('AuthenticationResponseJSON of WebAuthn')

export const passkeyLoginPayload = z.object({ credential: usedCredential })

export const passkeySignUpOptionsPayload = z.object({
  email: optionalText(MAX_EMAIL_LENGTH).describe('This, `phone` or neither'),
  phone: optionalText(40).describe('This, `email` or neither; at most 15 digits'),
  dialCode,
  adult: z
    .boolean()
    .nullish()
    .describe('Whether the person says to be 18 or older: only `true` makes an account'),
})

export const passkeySignUpPayload = passkeySignUpOptionsPayload.extend({ credential: newCredential })

export const addPasskeyPayload = z.object({ credential: newCredential })

/** As people type it: control characters don't count. */
export const passkeyNamePayload = z.object({
  name: z
    .string()
    .max(1000)
    .transform((typed) => typed.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').trim())
    .pipe(z.string().min(1).max(MAX_PASSKEY_NAME_LENGTH)),
})

export const passkeyParams = z.object({ id: z.uuid() })

const described = z.object({
  id: z.string(),
  type: z.string(),
  transports: z.array(z.string()).optional(),
})

export const passkeyCreationOptions = z
  .looseObject({
    challenge: z.string(),
    rp: z.object({ id: z.string().optional(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type: z.string(), alg: z.number() })),
    excludeCredentials: z.array(described).optional(),
  })
  .meta({
    id: 'PasskeyCreationOptions',
    description: 'PublicKeyCredentialCreationOptionsJSON of WebAuthn, good for five minutes and once',
  })

export const passkeyRequestOptions = z
  .looseObject({ challenge: z.string(), rpId: z.string(), allowCredentials: z.array(described).optional() })
  .meta({
    id: 'PasskeyRequestOptions',
    description: 'PublicKeyCredentialRequestOptionsJSON of WebAuthn, good for five minutes and once',
  })

export const passkey = z
  .object({
    id: z.uuid(),
    name: z.string(),
    backed_up: z.boolean().describe('Whether its maker keeps a copy, so that it outlives the device'),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Passkey' })

export const passkeyList = z.array(passkey)

export type Passkey = z.infer<typeof passkey>
export type PasskeyCreationOptions = z.infer<typeof passkeyCreationOptions>
export type PasskeyRequestOptions = z.infer<typeof passkeyRequestOptions>
export type NewCredential = z.infer<typeof newCredential>
export type UsedCredential = z.infer<typeof usedCredential>
