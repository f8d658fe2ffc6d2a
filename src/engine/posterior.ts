import { answeredSteps, isApplicable, keepReachable, presentFindings } from './answers.ts'
import { groupObservations, observe, temperFactors, type Observation } from './evidence.ts'
import type { Model, ModelStep } from './model.ts'
import { logPriors } from './prior.ts'
import { selfTestEvidence } from './self-test-evidence.ts'
import type { Answers, Key, Person, SelfTestAnswers } from './types.ts'

/** What follows from a person's answers; inferred once and shared by triage, scores and the next step. */
export interface Inference {
  person: Person
  /** The answers that still apply. */
  answers: Answers
  /** Every finding the person has. */
  present: ReadonlySet<Key>
  /** The steps that were answered, in the order of the location's. */
  answered: readonly ModelStep[]
  /** The steps that could be asked now, by their keys. */
  open: readonly ModelStep[]
  /** Probability of each condition, by condition index. Adds up to 1; an impossible condition is 0. */
  probabilities: Float64Array
}

/** Prior odds times the tempered likelihood ratios of all answers, normalised over the location's conditions. */
export function infer(model: Model, person: Person, given: Answers): Inference {
  const answers = keepReachable(model, person, given)
  const logOdds = logPriors(model, person).slice()
  for (const group of groupObservations(observe(model, answers))) addGroup(logOdds, group)
  const present = presentFindings(answers)
  const answered = answeredSteps(model, answers)
  const done = new Set(answered)
  const open = model.stepsInKeyOrder.filter(
    (entry) => !done.has(entry) && isApplicable(entry, person, present),
  )
  return { person, answers, present, answered, open, probabilities: normalise(logOdds) }
}

/** What self-test answers add to an inference. */
export interface Tested {
  /** Weight of the self-test answers in nats, by condition index. */
  weights: Float64Array
  /** Probability of each condition after them, by condition index. */
  probabilities: Float64Array
}

/** Adds self-test answers, which must still apply, to the log-odds of the interview; null where they tell nothing. */
export function addSelfTests(
  { conditions, knowledge }: Model,
  { probabilities }: Inference,
  answers: SelfTestAnswers,
): Tested | null {
  if (Object.keys(answers).length === 0) return null
  const weights = Float64Array.from(conditions, (condition) =>
    selfTestEvidence(knowledge.selfTests, condition, answers).reduce((sum, { weight }) => sum + weight, 0),
  )
  if (weights.every((weight) => weight === 0)) return null
  return {
    weights,
    probabilities: normalise(weights.map((weight, index) => Math.log(probabilities[index]!) + weight)),
  }
}

/** How many steps of the interview proper were answered: those after the danger-sign screen. */
export function countInterview({ answered }: Inference): number {
  return answered.filter(({ screen }) => !screen).length
}

/** Probability of each condition. Answers that no longer apply are ignored. */
export function posterior(model: Model, person: Person, answers: Answers): Map<Key, number> {
  const { probabilities } = infer(model, person, answers)
  return new Map(model.conditions.map(({ key }, index) => [key, probabilities[index]!]))
}

/** Visits only the conditions an answer tells something about: for all others its weight is 0. */
function addGroup(logOdds: Float64Array, group: readonly Observation[]): void {
  if (group.length === 1) {
    const { option, weight } = group[0]!
    for (const index of option.yesNo.index) logOdds[index]! += weight[index]!
    return
  }
  const telling = new Uint8Array(logOdds.length)
  for (const { option } of group) {
    for (const index of option.yesNo.index) telling[index]! += 1
  }
  for (const { option, weight } of group) {
    for (const index of option.yesNo.index) {
      // Most conditions list one of a group's findings; only more than one need tempering.
      if (telling[index] === 1) {
        logOdds[index]! += weight[index]!
      } else if (telling[index]! > 1) {
        telling[index] = 0
        const weights = group.map((observation) => observation.weight[index]!)
        for (const [at, factor] of temperFactors(weights).entries()) logOdds[index]! += weights[at]! * factor
      }
    }
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
