import {
  answeredSteps,
  fits,
  isApplicable,
  keepReachable,
  keepStated,
  presentFindings,
  tellsAbout,
  unansweredOf,
} from './answers.ts'
import { groupObservations, observe, temperFactors, type Observation } from './evidence.ts'
import type { Model, ModelStep } from './model.ts'
import { logPriors } from './prior.ts'
import { selfTestEvidence } from './self-test-evidence.ts'
import type { Answers, Key, Person, SelfTestAnswers, Stated } from './types.ts'

/** What follows from a person's answers; inferred once and shared by triage, scores and the next step. */
export interface Inference {
  person: Person
  /** The answers that still apply. */
  answers: Answers
  /** What was stated outside its question and no answer tells. */
  stated: Stated
  /** Every finding the person has. */
  present: ReadonlySet<Key>
  /** Every finding of which it is known whether they have it. */
  known: ReadonlySet<Key>
  /** The steps that were answered, in the order of the location's. */
  answered: readonly ModelStep[]
  /** How many further steps need not be asked, since what they ask for was told elsewhere. */
  toldUnasked: number
  /** The steps that could be asked now and still have something to ask, by their keys. */
  open: readonly ModelStep[]
  /** Probability of each condition, by condition index. Adds up to 1; an impossible condition is 0. */
  probabilities: Float64Array
}

/** Prior odds times the tempered likelihood ratios of all answers, normalised over the location's conditions. */
export function infer(model: Model, person: Person, given: Answers, givenStated: Stated = {}): Inference {
  const allStated = keepStated(model, person, givenStated)
  const answers = keepReachable(model, person, given, allStated)
  const stated = unansweredOf(model, answers, allStated)
  const logOdds = logPriors(model, person).slice()
  for (const group of groupObservations(observe(model, { answers, stated }))) addGroup(logOdds, group)
  const present = presentFindings(answers, stated)
  const answered = answeredSteps(model, answers)
  const known = new Set([
    ...answered.flatMap(({ step }) =>
      step.options.filter((option) => tellsAbout(answers[step.key]!, option)),
    ),
    ...Object.keys(stated),
  ])
  const done = new Set(answered)
  const unasked = model.stepsInKeyOrder.filter(
    (entry) => !done.has(entry) && isApplicable(entry, person, present),
  )
  const open = unasked.filter((entry) => hasOpenOption(entry, person, present, known))
  return {
    person,
    answers,
    stated,
    present,
    known,
    answered,
    toldUnasked: unasked.length - open.length,
    open,
    probabilities: normalise(logOdds),
  }
}

/** Whether a step still asks for something: of a `single` one, no option is known to hold; of another, one is unknown. */
function hasOpenOption(
  { step, options }: ModelStep,
  person: Person,
  present: ReadonlySet<Key>,
  known: ReadonlySet<Key>,
): boolean {
  if (step.kind === 'single') return !step.options.some((option) => present.has(option))
  return options.some(({ finding, onlyFor }) => !known.has(finding) && fits(onlyFor ?? {}, person))
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

/** How many steps of the interview proper were answered, or need no answer: those after the danger-sign screen. */
export function countInterview({ answered, toldUnasked }: Inference): number {
  return answered.filter(({ screen }) => !screen).length + toldUnasked
}

/** Probability of each condition. Answers that no longer apply are ignored. */
export function posterior(model: Model, person: Person, answers: Answers): Map<Key, number> {
  const { probabilities } = infer(model, person, answers)
  return new Map(model.conditions.map(({ key }, index) => [key, probabilities[index]!]))
}

/** Visits only the conditions an answer tells something about: for all others its weight is 0. */
function addGroup(logOdds: Float64Array, group: readonly Observation[]): void {
  if (group.length === 1) {
    const { option, weight, factor } = group[0]!
    for (const index of option.yesNo.index) logOdds[index]! += weight[index]! * factor
    return
  }
  const telling = new Uint8Array(logOdds.length)
  for (const { option } of group) {
    for (const index of option.yesNo.index) telling[index]! += 1
  }
  for (const { option, weight, factor: own } of group) {
    for (const index of option.yesNo.index) {
      // Most conditions list one of a group's findings; only more than one need tempering.
      if (telling[index] === 1) {
        logOdds[index]! += weight[index]! * own
      } else if (telling[index]! > 1) {
        telling[index] = 0
        const weights = group.map((observation) => observation.weight[index]! * observation.factor)
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
