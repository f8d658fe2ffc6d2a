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

export function wordsIn(text: string, keyOf: (word: string) => string): Word[] {
  let last = 0
  return [...text.matchAll(WORD)].map((match) => {
    const start = match.index
    const before = text.slice(last, start)
    last = start + match[0].length
    return { key: keyOf(match[0]), start, end: last, before }
  })
}
