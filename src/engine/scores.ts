import { CANDIDATE_EARLIER, SCORE_WEIGHTS } from './constants.ts'
import { matchScore } from './match.ts'
import type { Model } from './model.ts'
import { infer, type Inference } from './posterior.ts'
import type { Answers, Condition, Person, Score, SelfTestAnswers } from './types.ts'

/** More than rounding to 2 decimals changes a score by. */
const ROUNDED_BY = 0.01

/** Rounds to 2 decimals, halves up: 1.005 gives 1.01 in spite of binary fractions. */
export function round2(value: number): number {
  return Math.round((value + Number.EPSILON * Math.abs(value) * 4) * 100) / 100
}

/**
 * Scores of every condition, 0 to 100, highest final score first (then by earlier score, then by key).
 *
 *     earlier = round2(100 x posterior)
 *     match   = round2(100 x weight of agreeing self-test answers / weight of answers that count)
 *     final   = round2(0.6 x earlier + 0.4 x match)
 *     difference % = round2((highest final - final) / highest final x 100)
 *
 * A condition without an answered test, or too unlikely to be a candidate, keeps its earlier score as its match.
 */
export function scoreConditions(
  model: Model,
  person: Person,
  answers: Answers,
  selfTestAnswers: SelfTestAnswers = {},
): Score[] {
  return scoresOf(model, infer(model, person, answers), selfTestAnswers)
}

/** As `scoreConditions`, on what was inferred already. */
export function scoresOf(model: Model, inference: Inference, selfTestAnswers: SelfTestAnswers): Score[] {
  const scores = model.conditions.map((condition, index) => ({
    condition: condition.key,
    ...scoreOf(model, condition, inference.probabilities[index]!, selfTestAnswers),
    differencePercent: 0,
  }))
  scores.sort((a, b) => (isAhead(a, b) ? -1 : 1))
  const highest = scores[0]!.final
  for (const score of scores) {
    score.differencePercent = highest === 0 ? 0 : round2(((highest - score.final) / highest) * 100)
  }
  return scores
}

/** The condition that `scoresOf` puts first, without sorting the others. */
export function leaderOf(
  model: Model,
  { probabilities }: Inference,
  selfTestAnswers: SelfTestAnswers,
): Condition {
  let leader: (Ranked & { index: number }) | null = null
  for (let index = 0; index < probabilities.length; index += 1) {
    const probability = probabilities[index]!
    // Most are behind whatever they are rounded to, and no self-test lifts what is no candidate.
    if (leader && 100 * probability < Math.min(leader.final, CANDIDATE_EARLIER) - ROUNDED_BY) continue
    const condition = model.conditions[index]!
    const { earlier, final } = scoreOf(model, condition, probability, selfTestAnswers)
    const score = { condition: condition.key, earlier, final, index }
    if (leader === null || isAhead(score, leader)) leader = score
  }
  return model.conditions[leader!.index]!
}

function scoreOf(
  model: Model,
  condition: Condition,
  probability: number,
  selfTestAnswers: SelfTestAnswers,
): Pick<Score, 'earlier' | 'match' | 'final' | 'tested'> {
  const earlier = round2(100 * probability)
  const tested =
    earlier >= CANDIDATE_EARLIER ? matchScore(model.knowledge.selfTests, condition, selfTestAnswers) : null
  const match = tested === null ? earlier : round2(tested)
  const final = round2(SCORE_WEIGHTS.earlier * earlier + SCORE_WEIGHTS.match * match)
  return { earlier, match, final, tested: tested !== null }
}

type Ranked = Pick<Score, 'condition' | 'earlier' | 'final'>

/** Highest final score first, then by earlier score, then by key. */
function isAhead(a: Ranked, b: Ranked): boolean {
  if (a.final !== b.final) return a.final > b.final
  if (a.earlier !== b.earlier) return a.earlier > b.earlier
  return a.condition < b.condition
}
