import { LEAST_MOVE, NEGLIGIBLE_NATS, SCORE_WEIGHTS } from './constants.ts'
import { gradeOfScore } from './grades.ts'
import type { Model } from './model.ts'
import type { Inference, Tested } from './posterior.ts'
import type { Score } from './conclusions.ts'
import type { Key } from './knowledge.ts'

/** Rounds to 2 decimals, halves up: 1.005 gives 1.01 in spite of binary fractions. */
export function round2(value: number): number {
  return Math.round((value + Number.EPSILON * Math.abs(value) * 4) * 100) / 100
}

/**
 * Scores of every condition, 0 to 100, highest final score first (then by probability after the interview, then by
 * key).
 *
 *     earlier = round2(100 x p), p the condition's probability after the interview
 *     match   = round2(100 x p), p that after the self-tests too
 *     final   = round2(0.6 x earlier + 0.4 x match)
 *     difference % = round2((highest final - final) / highest final x 100)
 *
 * Here `p` leaves room for none of the conditions: posterior x (1 - probability of something else). Without a self-test
 * answer that is evidence the match is the earlier score.
 */
export function scoresOf({ conditions }: Model, inference: Inference, tested: Tested | null): Score[] {
  const ranked = conditions.map(({ key }, index) => {
    const probability = inference.probabilities[index]!
    const earlier = round2(100 * probability * (1 - inference.somethingElse))
    const match = tested ? round2(100 * tested.probabilities[index]! * (1 - tested.somethingElse)) : earlier
    const final = round2(SCORE_WEIGHTS.earlier * earlier + SCORE_WEIGHTS.match * match)
    return { condition: key, probability, earlier, match, final, weight: tested?.weights[index] ?? 0 }
  })
  ranked.sort((a, b) => b.final - a.final || b.probability - a.probability || byKey(a.condition, b.condition))
  const highest = ranked[0]!.final
  return ranked.map(({ condition, earlier, match, final, weight }) => ({
    condition,
    earlier,
    match,
    final,
    grade: gradeOfScore(final),
    differencePercent: highest === 0 ? 0 : round2(((highest - final) / highest) * 100),
    selfTests: Math.abs(weight) <= NEGLIGIBLE_NATS ? 'nothing' : weight > 0 ? 'for' : 'against',
    moved: Math.abs(final - earlier) < LEAST_MOVE ? 'hardly' : final > earlier ? 'up' : 'down',
  }))
}

/** The scores, as of a condition, that the cause is none of the conditions. */
export function scoreOfElse(inference: Inference, tested: Tested | null): { earlier: number; final: number } {
  const earlier = round2(100 * inference.somethingElse)
  const match = tested ? round2(100 * tested.somethingElse) : earlier
  return { earlier, final: round2(SCORE_WEIGHTS.earlier * earlier + SCORE_WEIGHTS.match * match) }
}

/** The condition that `scoresOf` puts first while no self-test is evidence, without scoring the others. */
export function likeliest({ conditions }: Model, { probabilities }: Inference): Key {
  let first = 0
  for (let index = 1; index < probabilities.length; index += 1) {
    const ahead = probabilities[index]! - probabilities[first]!
    if (ahead > 0 || (ahead === 0 && conditions[index]!.key < conditions[first]!.key)) first = index
  }
  return conditions[first]!.key
}

function byKey(a: Key, b: Key): number {
  return a < b ? -1 : 1
}
