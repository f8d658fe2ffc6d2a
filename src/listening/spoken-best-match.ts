import type { SpokenClause } from './spoken-clauses.ts'
import { deniesItself, matchIn } from './spoken-match.ts'
import type { SpokenPhrase } from './spoken-phrases.ts'

export interface BestMatch {
  at: readonly number[]
  size: number
  holds: boolean
  confidence: number
  deniesItself: boolean
}

/** By what a phrase is matched in a clause besides its words. */
interface MatchContext {
  /** The words of the clause that are denied, by index. */
  denied: ReadonlySet<number>
  /** Words that go without saying, and all parts of the body. */
  implied: readonly string[]
  parts: readonly string[]
  /** Whether words, by index, say something else than the phrase they match. */
  hasOtherSense: (at: readonly number[]) => boolean
}

/** The best match of some phrases that says nothing else: the one with the most words, then the closest. */
export function bestOf(
  clause: SpokenClause,
  phrases: readonly SpokenPhrase[],
  { denied, implied, parts, hasOtherSense }: MatchContext,
): BestMatch | null {
  let best: BestMatch | null = null
  for (const phrase of phrases) {
    const match = matchIn(phrase, clause.said, implied, parts)
    if (!match) continue
    const { at, gap, corrected } = match
    if (at.every((index) => clause.said[index]!.isOfOthers) && !namesThem(at, clause)) continue
    const isDenied = !deniesItself(phrase) && at.some((index) => denied.has(index))
    // "Not without pain" tells neither.
    if (isDenied && !phrase.holds) continue
    const confidence = 1 - 0.1 * gap - 0.15 * corrected
    const isBetter =
      !best || at.length > best.size || (at.length === best.size && confidence > best.confidence)
    if (confidence < 0.5 || !isBetter || hasOtherSense(at)) continue
    const holds = phrase.holds && !isDenied
    best = { at, size: at.length, holds, confidence, deniesItself: deniesItself(phrase) }
  }
  return best
}

/** A phrase that itself names who has it: "my mother has migraine". */
function namesThem(at: readonly number[], { said }: SpokenClause): boolean {
  const first = said.findIndex(({ isOfOthers }) => isOfOthers)
  return at.includes(first)
}
