import { LOCALE } from './language.ts'

/** A day: "22 November 2026". @param date any that `Date` reads */
export function dayOf(date: string | Date): string {
  return new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long' }).format(new Date(date))
}

/** A day and the time of day. @param instant any that `Date` reads */
export function momentInWords(instant: string): string {
  return new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(instant))
}
