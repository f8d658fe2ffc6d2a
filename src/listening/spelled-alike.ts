import type { LanguageWords } from './language-words.ts'

/** A word of a text. */
export interface Word {
  key: string
  start: number
  end: number
  /** What stands between it and the word before. */
  before: string
}

/** A number with its decimals or both of "8/10" and "180/120", or a word with its vowel signs. */
const WORD = /\p{N}+(?:[./]\p{N}+)?|[\p{L}\p{M}]+/gu
const MARKS_BELOW = /\u093C/g
const DOUBLED = /([b-df-hj-np-tv-z])\1+/g

/** Makes the function that gives a word the one spelling that all of its spellings in both scripts have in common. */
export function createSpeller({ letters, alike }: Pick<LanguageWords, 'letters' | 'alike'>) {
  const rules = alike.map(([from, to]) => [new RegExp(from, 'g'), to] as const)
  const known = new Map<string, string>()
  return (word: string): string => {
    const before = known.get(word)
    if (before !== undefined) return before
    const latin = Array.from(word.toLowerCase().normalize('NFD').replaceAll(MARKS_BELOW, ''))
      .map((letter) => letters[letter] ?? letter)
      .join('')
    const alone = rules.reduce((text, [from, to]) => text.replaceAll(from, to), latin)
    const key = alone.replaceAll(DOUBLED, '$1')
    known.set(word, key)
    return key
  }
}

/** @param glued words that stand alone where they are written onto another */
export function wordsIn(
  text: string,
  keyOf: (word: string) => string,
  glued: readonly string[] = [],
): Word[] {
  let last = 0
  return [...text.matchAll(WORD)].flatMap(({ 0: written, index }) => {
    const end = glued.find((each) => written.length > each.length + 1 && written.toLowerCase().endsWith(each))
    const parts = end === undefined ? [written] : [written.slice(0, -end.length), end]
    let start = index
    return parts.map((part) => {
      const word = { key: keyOf(part), start, end: start + part.length, before: text.slice(last, start) }
      last = start = word.end
      return word
    })
  })
}
