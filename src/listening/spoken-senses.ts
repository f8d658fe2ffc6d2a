import type { LanguageWords } from './language-words.ts'
import type { Key } from './lexicon.ts'
import type { SpokenClause } from './spoken-clauses.ts'
import { deniesItself, matchIn } from './spoken-match.ts'
import type { SpokenPhrase } from './spoken-phrases.ts'

/** Whether words of a clause, by index, say something else than the finding whose phrase they match. */
export type HasOtherSpokenSense = (
  finding: Key,
  clause: SpokenClause,
  denied: ReadonlySet<number>,
  at: readonly number[],
) => boolean

/** Recognises words that mean something else: by what is said beside it ("in cold water"), or as a part of it ("sleep opened"). */
export function readSpokenSenses(
  phrases: LanguageWords['phrases'],
  read: (text: string, holds: boolean) => SpokenPhrase,
): HasOtherSpokenSense {
  const readAll = (field: 'unless' | 'otherSenses') =>
    new Map(
      Object.entries(phrases).flatMap(([key, said]) =>
        said[field] ? [[key, said[field].map((each) => read(each, true))] as const] : [],
      ),
    )
  const besides = readAll('unless')
  const senses = readAll('otherSenses')
  const placesOf = (phrase: SpokenPhrase, { said }: SpokenClause) => matchIn(phrase, said, [], [])?.at
  return (finding, clause, denied, at) =>
    (besides.get(finding) ?? []).some((phrase) => {
      const beside = placesOf(phrase, clause)
      return beside && (deniesItself(phrase) || !beside.some((index) => denied.has(index)))
    }) ||
    // Denied or not: whose sleep did not open tells nothing of the mouth.
    (senses.get(finding) ?? []).some((phrase) =>
      placesOf(phrase, clause)?.some((index) => at.includes(index)),
    )
}
