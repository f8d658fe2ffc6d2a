import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { AppError } from '../errors/app-error.ts'
import type { ServerWords } from '../words/other-languages.ts'

/** ISO 3166 codes of the countries SMS are sent to, each with how many an hour. */
export type SmsCountries = ReadonlyMap<string, number>

/** Of these alone SMS are bought by nobody for the money: not premium, satellite, pager, toll-free or fixed ones. */
const MOBILE = new Set<string | undefined>(['MOBILE', 'FIXED_LINE_OR_MOBILE'])

/**
 * The country of a mobile number that SMS are sent to; null for any other number. In North America a number doesn't tell
 * whether it is a mobile one: there all that may be are taken.
 */
export function smsCountryOf(number: string, countries: SmsCountries): string | null {
  const parsed = parsePhoneNumberFromString(number)
  const country = parsed?.country
  return country !== undefined && countries.has(country) && MOBILE.has(parsed?.getType()) ? country : null
}

/** Throws `no_sms_there`, saying where SMS do go, for a number that none are sent to. */
export function requireSmsReach(number: string, countries: SmsCountries, field?: string): void {
  if (smsCountryOf(number, countries) !== null) return
  const explanation = ({ explanationMessages }: ServerWords, language: string | null) =>
    explanationMessages.smsReach({ countries: inWords(countries, language ?? 'en') })
  throw new AppError('no_sms_there', { explanation, ...(field !== undefined && { field }) })
}

function inWords(countries: SmsCountries, language: string): string {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(
    [...countries.keys()].map((country) => names.of(country) ?? country).toSorted(),
  )
}
