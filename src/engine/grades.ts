import { FAIR_SCORE, GOOD_SCORE, MEDIUM_NATS, STRONG_NATS, STRONG_SCORE, WEAK_SCORE } from './constants.ts'
import type { MatchGrade, WeightGrade } from './conclusions.ts'

/** How well a cause matches by its score, 0 to 100. */
export function gradeOfScore(score: number): MatchGrade {
  if (score >= STRONG_SCORE) return 'strong'
  if (score >= GOOD_SCORE) return 'good'
  if (score >= FAIR_SCORE) return 'fair'
  return score >= WEAK_SCORE ? 'weak' : 'poor'
}

/** How much a point of evidence says, for or against, by its weight in nats. */
export function gradeOfWeight(weight: number): WeightGrade {
  const size = Math.abs(weight)
  if (size >= STRONG_NATS) return 'strong'
  return size >= MEDIUM_NATS ? 'medium' : 'slight'
}
