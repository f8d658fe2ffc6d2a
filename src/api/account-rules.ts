/** Rules that pages and server share. Nothing here needs zod, so that a page can import it for a few bytes. */

/** In characters; NIST SP 800-63B asks for 8 or more, and to allow 64 and more. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const
export const MAX_PHONE_DIGITS = 15
export const MAX_EMAIL_LENGTH = 254
export const MAX_NAME_LENGTH = 100
export const MAX_PASSKEY_NAME_LENGTH = 60
/** More than anybody has devices; it keeps the list that a browser is sent short. */
export const MAX_PASSKEYS = 20
export const MAX_MESSAGE_LENGTH = 5000
/** Digits of the codes that are sent by e-mail and SMS. */
export const CODE_DIGITS = 6

/** Accounts are for adults; keys are those of the consultation's age bands. */
export const ADULT_AGE_RANGES = ['18_24', '25_34', '35_44', '45_54', '55_64', '65_74', '75_120'] as const
export const SEXES = ['female', 'male'] as const
export const BODY_TYPES = ['female', 'male'] as const

/** What a profile can hold: the first two are the addresses a person signs in with. */
export const PROFILE_FIELDS = ['email', 'phone', 'name', 'age_range', 'sex', 'body_type'] as const
export type ProfileField = (typeof PROFILE_FIELDS)[number]

/** What each is kept for: shown where consent is asked for, and noted with the consent. */
export const consentPurposeMessages: Record<ProfileField, string> = {
  email:
    'To sign you in and to send you the codes and links you ask for, and word of changes to your account.',
  phone: 'To sign you in and to send you the codes you ask for, and word of changes to your account.',
  name: 'To greet you by name and to fill it in when you write to us.',
  age_range: 'To fill in your age for you when you start on another device.',
  sex: 'To fill in your sex for you when you start on another device.',
  body_type: 'To show you the right body picture when you start on another device.',
}
/** Of the wording above: a consent given to other words is asked for again. */
export const CONSENT_VERSION = '2026-11-21'
