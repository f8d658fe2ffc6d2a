import { CANDIDATE_EARLIER, SCORE_WEIGHTS } from './constants.ts'
import { matchScore } from './match.ts'
import type { Model } from './model.ts'
import { reckon, type Reckoning } from './posterior.ts'
import type { Answers, Person, Score, SelfTestAnswers } from './types.ts'

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
  return scoresOf(model, reckon(model, person, answers), selfTestAnswers)
}

/** As `scoreConditions`, on what was reckoned already. */
export function scoresOf(
  model: Model,
  { probabilities }: Reckoning,
  selfTestAnswers: SelfTestAnswers,
): Score[] {
  const scores = model.conditions.map((condition, index) => {
    const earlier = round2(100 * probabilities[index]!)
    const tested =
      earlier >= CANDIDATE_EARLIER ? matchScore(model.knowledge.selfTests, condition, selfTestAnswers) : null
    const match = tested === null ? earlier : round2(tested)
    const final = round2(SCORE_WEIGHTS.earlier * earlier + SCORE_WEIGHTS.match * match)
    return { condition: condition.key, earlier, match, final, differencePercent: 0, tested: tested !== null }
  })
  scores.sort((a, b) => b.final - a.final || b.earlier - a.earlier || (a.condition < b.condition ? -1 : 1))
  const highest = scores[0]!.final
  for (const score of scores) {
    score.differencePercent = highest === 0 ? 0 : round2(((highest - score.final) / highest) * 100)
  }
  return scores
}
