import { LOCALE } from './language.ts'

/** A day: "22 November 2026". @param date any that `Date` reads */
export function dayOf(date: string | Date): string {
  return new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long' }).format(new Date(date))
}

/** By 24 hours: by twelve, browsers say in Hindi both "am" and "बजे". */
const MOMENT = { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' } as const

/** A day and the time of day. @param instant any that `Date` reads */
export function momentInWords(instant: string): string {
  return new Intl.DateTimeFormat(LOCALE, MOMENT).format(new Date(instant))
}
