import { keepReachable, presentFindings } from './answers.ts'
import { groupObservations, observe, temperFactors, type Observation } from './evidence.ts'
import type { Model } from './model.ts'
import { logPriors } from './prior.ts'
import type { Answers, Key, Person } from './types.ts'

/** What follows from a person's answers; reckoned once and shared by triage, scores and the next step. */
export interface Reckoning {
  person: Person
  /** The answers that still apply. */
  answers: Answers
  /** Every finding the person has. */
  present: ReadonlySet<Key>
  /** Probability of each condition, by condition index. Adds up to 1; an impossible condition is 0. */
  probabilities: Float64Array
}

/** Prior odds times the tempered likelihood ratios of all answers, normalised over the location's conditions. */
export function reckon(model: Model, person: Person, given: Answers): Reckoning {
  const answers = keepReachable(model, person, given)
  const logOdds = logPriors(model, person).slice()
  for (const group of groupObservations(observe(model, answers))) addGroup(logOdds, group)
  return { person, answers, present: presentFindings(answers), probabilities: normalise(logOdds) }
}

/** Probability of each condition. Answers that no longer apply are ignored. */
export function posterior(model: Model, person: Person, answers: Answers): Map<Key, number> {
  const { probabilities } = reckon(model, person, answers)
  return new Map(model.conditions.map(({ key }, index) => [key, probabilities[index]!]))
}

/** Visits only the conditions an answer tells something about: for all others its weight is 0. */
function addGroup(logOdds: Float64Array, group: readonly Observation[]): void {
  if (group.length === 1) {
    const { option, weight } = group[0]!
    for (const index of option.yesNo.index) logOdds[index]! += weight[index]!
    return
  }
  const weightsOf = new Map<number, number[]>()
  for (const { option, weight } of group) {
    for (const index of option.yesNo.index) {
      const weights = weightsOf.get(index)
      if (weights) weights.push(weight[index]!)
      else weightsOf.set(index, [weight[index]!])
    }
  }
  for (const [index, weights] of weightsOf) {
    // Most conditions list one of a group's findings; only more than one need tempering.
    const factors = weights.length === 1 ? [1] : temperFactors(weights)
    for (const [at, weight] of weights.entries()) logOdds[index]! += weight * factors[at]!
  }
}

/** Softmax that stays exact for very small odds; all impossible gives equal shares. */
function normalise(logOdds: Float64Array): Float64Array {
  let highest = -Infinity
  for (const value of logOdds) highest = Math.max(highest, value)
  if (highest === -Infinity) return logOdds.fill(1 / logOdds.length)
  let total = 0
  for (let index = 0; index < logOdds.length; index += 1) {
    total += logOdds[index] = Math.exp(logOdds[index]! - highest)
  }
  for (let index = 0; index < logOdds.length; index += 1) logOdds[index]! /= total
  return logOdds
}
