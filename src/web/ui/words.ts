import { isEnglish, LOCALE } from '#web/language/language.ts'
import { text } from '#web/language/text.ts'

export const wordsMessages = {
  /** Made of words that have no full stop. */
  sentence: text('{words}.'),
}

/**
 * Numbers, days and lists as the language of the page writes them. For English `Intl` does without: its first formatter costs
 * a cheap phone 150 ms in which no tap is answered.
 */

/** Words that have no full stop, with the one of the language. */
export function sentenceOf(words: string): string {
  return wordsMessages.sentence({ words })
}

/** Words that have no full stop, as sentences one after another; the last has none either. */
export function inSentences(words: readonly string[]): string {
  return words.map((each, at) => (at < words.length - 1 ? sentenceOf(each) : each)).join(' ')
}

/** "a, b, and c". */
export function listed(names: readonly string[]): string {
  if (!isEnglish) return new Intl.ListFormat(LOCALE, { type: 'conjunction' }).format(names)
  if (names.length < 3) return names.join(' and ')
  return `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`
}

/** A whole number with a comma between thousands: "10,410". */
export function grouped(count: number): string {
  if (!isEnglish) return new Intl.NumberFormat(LOCALE).format(count)
  return String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',')
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** A day such as "2026-11-22", in words: "22 November 2026". */
export function dayInWords(isoDate: string): string {
  if (!isEnglish)
    return new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(isoDate))
  const [year, month, day] = isoDate.split('-').map(Number) as [number, number, number]
  return `${day} ${MONTHS[month - 1]} ${year}`
}

/**
 * A name or label in mid sentence: in English without its capital, but for "MRI scan" or "X-ray". Other languages have it as
 * it is written.
 */
export function inSentence(name: string): string {
  return isEnglish && /^[A-Z](?:[a-z]|\s)/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
}
