import type { Clause } from './clause.ts'
import type { Key } from './lexicon.ts'
import { matchPhrase } from './match.ts'
import { isOfOthers } from './people.ts'
import type { Phrase } from './phrase.ts'
import { NOT } from './tokens.ts'

/** A finding that a text tells of. */
export interface Mention {
  finding: Key
  /** Whether the person has it or says they have not. */
  holds: boolean
  /** The words of the text it was taken from: from, to. */
  quote: [number, number]
  /** 0 to 1: below `SHOWN_FROM` it is left out. */
  confidence: number
}

/** A finding as one clause tells of it. */
export interface ClauseMention extends Omit<Mention, 'finding'> {
  /** The words of the clause that matched, by index. */
  at: readonly number[]
  /** How many things had to be named. */
  size: number
}

const SHOWN_FROM = 0.5

const NONE: ReadonlySet<string> = new Set()

/** Whether words that match say something else. */
type HasOtherSense = (at: readonly number[]) => boolean

/** The best match of a finding in a clause; of those that are as good, one that says it holds. */
export function mentionsIn(
  clause: Clause,
  phrases: readonly Phrase[],
  implied: ReadonlySet<string>,
  hasOtherSense: HasOtherSense,
): ClauseMention[] {
  let best: ClauseMention | null = null
  for (const phrase of phrases) {
    const match = matchPhrase(phrase, clause, implied)
    if (!match || isHedged(clause, match.at) || isOfOthers(clause, match.at)) continue
    // "Not without pain" tells neither.
    if (!phrase.holds && !match.holds) continue
    if (hasOtherSense(match.at)) continue
    if (!match.holds && isOwnDenial(clause, match.at, phrases, implied)) continue
    const confidence = confidenceOf(clause, match)
    const size = match.at.length
    if (best && (size < best.size || (size === best.size && confidence <= best.confidence))) continue
    best = {
      holds: match.holds && phrase.holds,
      quote: quoteOf(clause, match.holds ? match.at : [...match.at, ...denyingOf(clause, match.at)]),
      confidence,
      at: match.at,
      size,
    }
  }
  return best && best.confidence >= SHOWN_FROM ? [best] : []
}

/** "Can't sleep on it" has it, by another phrase that itself denies. */
function isOwnDenial(
  clause: Clause,
  at: readonly number[],
  phrases: readonly Phrase[],
  implied: ReadonlySet<string>,
): boolean {
  const by = at.map((index) => clause.deniedBy[index]!).find((index) => index >= 0)
  return phrases.some((phrase) => {
    if (!phrase.words.some((choice) => choice.includes(NOT))) return false
    const match = matchPhrase(phrase, clause, implied)
    return match !== null && match.holds && match.at.includes(by!)
  })
}

function confidenceOf({ said }: Clause, { at, gap }: { at: readonly number[]; gap: number }): number {
  const corrected = at.filter((index) => said[index]!.isCorrected).length
  return 1 - 0.1 * gap - 0.15 * corrected
}

function quoteOf({ said }: Clause, at: readonly number[]): [number, number] {
  return [said[Math.min(...at)]!.start, said[Math.max(...at)]!.end]
}

/** The words that deny it: they are part of what was said. */
function denyingOf({ deniedBy }: Clause, at: readonly number[]): number[] {
  return at.map((index) => deniedBy[index]!).filter((index) => index >= 0)
}

/** Guesses and questions tell nothing, unless the phrase itself is one. */
function isHedged({ guessedFrom, guessedTo }: Clause, at: readonly number[]): boolean {
  return at.some((index) => index > guessedFrom && index < guessedTo) && !at.includes(guessedFrom)
}

/** Where a clause says for certain, and of the patient, what phrases say. */
export function certainMatchesIn(
  clause: Clause,
  phrases: readonly Phrase[],
): { phrase: Phrase; at: readonly number[]; quote: [number, number] }[] {
  return phrases.flatMap((phrase) => {
    const match = matchPhrase(phrase, clause, NONE)
    if (!match?.holds || isHedged(clause, match.at) || isOfOthers(clause, match.at)) return []
    return [{ phrase, at: match.at, quote: quoteOf(clause, match.at) }]
  })
}

/** Where a clause says that a danger is there now, of the patient. */
export function dangerIn(
  clause: Clause,
  phrases: readonly Phrase[],
  hasOtherSense: HasOtherSense,
): [number, number] | null {
  for (const phrase of phrases) {
    const match = matchPhrase(phrase, clause, NONE)
    // "Vomiting, blood in my wee" is not "vomiting blood".
    const isParted = match?.at.length === 2 && clause.commas[match.at[0]!] !== clause.commas[match.at[1]!]
    if (match?.holds && !isParted && !isOfOthers(clause, match.at) && !hasOtherSense(match.at))
      return quoteOf(clause, match.at)
  }
  return null
}
