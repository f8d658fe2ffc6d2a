import { syllable } from 'syllable'
import type { Problem } from '../content/problem.ts'
import type { Content } from '../content/read-content.ts'
import { layTexts } from './lay-texts.ts'
import { problemAt } from './problem-at.ts'

/** In years. Source: issue 4; plain-language guides for health ask for 9 to 12. */
const MAX_READING_AGE = 12

/** With fewer words one long name decides, and the formula says nothing. */
const FEWEST_WORDS = 30

/** How many syllables a word of the thing's own name counts, however long it is. */
const NAME_SYLLABLES = 2

/** Names everybody knows of places one is sent to, and of a state nobody says more shortly. */
const KNOWN_NAMES = ['emergency', 'department', 'hospital', 'ambulance', 'maternity', 'pregnancy', 'pregnant']

/** What an entry says to people can be read at the age of MAX_READING_AGE, all its texts together. */
export function checkReadingAge(content: Content): Problem[] {
  return layTexts(content).flatMap(({ entry, fields, names }) => {
    const { age, words, hardest } = readingAge(Object.values(fields).flat(), names)
    if (words < FEWEST_WORDS || age <= MAX_READING_AGE) return []
    return [
      problemAt(
        entry,
        ['key'],
        `its texts need a reading age of ${age.toFixed(1)}; the longest words are ${hardest.join(', ')}`,
        `write shorter sentences and plainer words, down to ${MAX_READING_AGE}`,
      ),
    ]
  })
}

/**
 * Reading age in years by the Flesch-Kincaid grade level (Kincaid et al., 1975), a US school grade that begins at 5:
 *
 *     0.39 x words / sentences + 11.8 x syllables / words - 15.59 + 5
 *
 * A text without a full stop is one sentence. Words of the names, and of KNOWN_NAMES, count NAME_SYLLABLES at most.
 */
export function readingAge(
  texts: readonly string[],
  names: readonly string[] = [],
): { age: number; words: number; hardest: string[] } {
  const named = new Set([...KNOWN_NAMES, ...names.flatMap(wordsOf)])
  const sentences = texts
    .flatMap((text) => text.split(/(?<=[.!?])\s+/))
    .map(wordsOf)
    .filter(({ length }) => length > 0)
  const words = sentences.flat()
  if (words.length === 0) return { age: 0, words: 0, hardest: [] }
  const count = (word: string) => Math.max(1, syllable(word))
  const syllables = words.reduce(
    (sum, word) => sum + (named.has(word) ? Math.min(NAME_SYLLABLES, count(word)) : count(word)),
    0,
  )
  const age = (0.39 * words.length) / sentences.length + (11.8 * syllables) / words.length - 15.59 + 5
  const hardest = [...new Set(words)]
    .filter((word) => !named.has(word) && count(word) > 2)
    .toSorted((a, b) => count(b) - count(a))
    .slice(0, 5)
  return { age, words: words.length, hardest }
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu) ?? []
}
