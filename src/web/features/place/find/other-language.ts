/** What people type in a language other than English, as `content/languages/<tag>/search.yaml` has it. */
export interface SearchWordsOfLanguage {
  /** In Latin letters: what is spelled in several ways, and the one it is compared in. */
  spelling: Readonly<Record<string, string>>
  /** Words that say nothing about where. */
  empty: readonly string[]
  /** Words of the left and the right side. */
  sides: readonly string[]
  /** Words of position, which may say more than any name does. */
  positions: readonly string[]
  /** What people say, and the beginnings of what the names say, the likeliest first. */
  same: Readonly<Record<string, readonly string[]>>
}

/** Put in by the site's build for each language that has any; in English and in unit tests there are none. */
declare const SEARCH_WORDS_OF_PAGES: SearchWordsOfLanguage | undefined

const words = typeof SEARCH_WORDS_OF_PAGES === 'object' ? SEARCH_WORDS_OF_PAGES : undefined

const NUKTA = /\u093C/g
const CHANDRABINDU = /\u0901/g
const LATIN = /^[a-z]+$/
const DOUBLED = /([a-z])\1+/g

/**
 * A text as it is compared: in small letters, and in Devanagari without what keyboards and people leave out: the dot below
 * (ज़, ज) and the moon above (आँख, आंख).
 */
export function folded(text: string): string {
  const small = text.toLowerCase()
  if (!words) return small
  return small.normalize('NFD').replaceAll(NUKTA, '').replaceAll(CHANDRABINDU, '\u0902')
}

/** A word in Latin letters in the one spelling that all of its spellings have in common: `seena`, `sina`. */
export function spelledAlike(word: string): string {
  if (!words || !LATIN.test(word)) return word
  const alike = Object.entries(words.spelling).reduce((text, [said, one]) => text.replaceAll(said, one), word)
  return alike.replaceAll(DOUBLED, '$1')
}

const comparable = (word: string) => spelledAlike(folded(word))

/** The words of this language, as they are compared; null in English. */
export const OTHER = words && {
  empty: new Set(words.empty.map(comparable)),
  sides: new Set(words.sides.map(comparable)),
  positions: new Set(words.positions.map(comparable)),
  same: Object.fromEntries(
    Object.entries(words.same).map(([said, means]) => [comparable(said), means.map(folded)]),
  ),
}
