import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { z } from 'zod'
import { MAX_EMAIL_LENGTH, MAX_PHONE_DIGITS } from '#api/account-rules'

/** What a person signs in with. */
export interface Address {
  kind: 'email' | 'phone'
  /** An email address in lower case, or a phone number in E.164. */
  value: string
}

const email = z.email().max(MAX_EMAIL_LENGTH)

/** The specification's default country is the US. */
const DEFAULT_DIAL_CODE = '1'
const DIAL_CODES = new Set<string>(getCountries().map((country) => getCountryCallingCode(country)))

/** In lower case; null when it can't be one. */
export function parseEmail(text: string): string | null {
  const result = email.safeParse(text.trim().toLowerCase())
  return result.success ? result.data : null
}

/**
 * In E.164; null when no country gives out such a number, or it has more than 15 digits.
 * @param dialCode of the country for a number without `+`: digits alone
 */
export function parsePhone(text: string, dialCode = DEFAULT_DIAL_CODE): string | null {
  const typed = text.trim()
  const digits = typed.replaceAll(/\D/g, '').length
  if (!/^\+?[\d\s().\-/]+$/.test(typed) || digits > MAX_PHONE_DIGITS || !DIAL_CODES.has(dialCode)) return null
  const number = parsePhoneNumberFromString(typed, { defaultCallingCode: dialCode })
  return number?.isValid() ? number.number : null
}

/** An email address or a phone number, whichever it is; null when it is neither. */
export function parseUsername(text: string, dialCode?: string): Address | null {
  const [kind, value] = text.includes('@')
    ? (['email', parseEmail(text)] as const)
    : (['phone', parsePhone(text, dialCode)] as const)
  return value === null ? null : { kind, value }
}
