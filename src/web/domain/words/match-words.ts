import { text } from '#web/language/text.ts'
import type { MatchGrade, WeightGrade } from '#engine'

export const matchMessages = {
  ofHundred: text('{score} of 100'),
  under: text('under {limit}'),
  over: text('over {limit}'),
  match: {
    strong: 'Strong match',
    good: 'Good match',
    fair: 'Possible match',
    weak: 'Weak match',
    poor: 'Poor match',
  },
  strength: { strong: 'strongly', medium: 'clearly', slight: 'a little' },
}

/** How well a cause matches, in words. */
export function matchWords({ grade }: { grade: MatchGrade }): string {
  return matchMessages.match[grade]
}

/**
 * A match score as a whole number of 100. Decimals belong where the final score is made up of its parts; elsewhere they
 * would read like exact chances, and "0" or "100" like certainty.
 */
export function scoreWords(score: number): string {
  return matchMessages.ofHundred({ score: wholeScore(score) })
}

/** The number alone, where "of 100" was said before. */
export function wholeScore(score: number): string {
  if (score < 1) return matchMessages.under({ limit: 1 })
  return score > 99 ? matchMessages.over({ limit: 99 }) : String(Math.round(score))
}

/** A score or percentage with 2 decimals. */
export function scoreText(score: number): string {
  return score.toFixed(2)
}

/** Weight of evidence in nats at which the bar is full: odds change twentyfold. */
export const FULL_WEIGHT_NATS = 3

/** How much one answer says, in words. */
export function weightWords({ grade }: { grade: WeightGrade }): string {
  return matchMessages.strength[grade]
}
