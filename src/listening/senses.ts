import type { Clause } from './clause.ts'
import { certainMatchesIn } from './find-mentions.ts'
import type { Key, Lexicon } from './lexicon.ts'
import { matchPhrase } from './match.ts'
import { phrasesOf, type Phrase } from './phrase.ts'

const NONE: ReadonlySet<string> = new Set()

/** Whether words of a clause, by index, say something else than the finding whose phrase they match. */
export type HasOtherSense = (finding: Key, clause: Clause, at: readonly number[]) => boolean

/** Recognises words that mean something else: by what is said beside it ("in the cold"), or as a part of it ("a stomach ulcer"). */
export function readSenses({ unless, otherSenses }: Pick<Lexicon, 'unless' | 'otherSenses'>): HasOtherSense {
  const besides = readPhrases(unless)
  const senses = readPhrases(otherSenses)
  return (finding, clause, at) =>
    certainMatchesIn(clause, besides.get(finding) ?? []).length > 0 ||
    // Denied or not: whoever has no stomach ulcer tells nothing of the foot.
    (senses.get(finding) ?? []).some((phrase) =>
      matchPhrase(phrase, clause, NONE)?.at.some((index) => at.includes(index)),
    )
}

function readPhrases(texts: Readonly<Record<Key, string>>): ReadonlyMap<Key, readonly Phrase[]> {
  return new Map(Object.entries(texts).map(([key, text]) => [key, phrasesOf(text)]))
}
