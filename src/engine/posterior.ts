import { keepReachable } from './answers.ts'
import { groupObservations, observe, temperFactors, weightOfEvidence } from './evidence.ts'
import type { Model } from './model.ts'
import { relativePrior } from './prior.ts'
import type { Answers, Key, Person } from './types.ts'

/**
 * Probability of each condition, by condition index: prior odds times the tempered likelihood ratios of all answers,
 * normalised over the location's conditions. Adds up to 1; an impossible condition is 0.
 */
export function posteriorArray(model: Model, person: Person, reachable: Answers): Float64Array {
  const groups = groupObservations(observe(model, reachable))
  const logOdds = Float64Array.from(model.conditions, (condition, index) => {
    let sum = Math.log(relativePrior(condition, person))
    for (const group of groups) sum += groupWeight(group, index)
    return sum
  })
  return normalise(logOdds)
}

/** Probability of each condition. Answers that no longer apply are ignored. */
export function posterior(model: Model, person: Person, answers: Answers): Map<Key, number> {
  const probabilities = posteriorArray(model, person, keepReachable(model, person, answers))
  return new Map(model.conditions.map(({ key }, index) => [key, probabilities[index]!]))
}

function groupWeight(group: Parameters<typeof groupObservations>[0], index: number): number {
  const first = group[0]!
  if (group.length === 1) return weightOfEvidence(first, index)
  const weights = group.map((observation) => weightOfEvidence(observation, index))
  const factors = temperFactors(weights)
  return weights.reduce((sum, weight, at) => sum + weight * factors[at]!, 0)
}

/** Softmax that stays exact for very small odds; all impossible gives equal shares. */
function normalise(logOdds: Float64Array): Float64Array {
  const highest = logOdds.reduce((a, b) => Math.max(a, b), -Infinity)
  if (highest === -Infinity) return logOdds.fill(1 / logOdds.length)
  const odds = logOdds.map((value) => Math.exp(value - highest))
  const total = odds.reduce((sum, value) => sum + value, 0)
  return odds.map((value) => value / total)
}
