import {
  answeredSteps,
  fits,
  isApplicable,
  keepReachable,
  keepStated,
  presentFindings,
  isOptionAnswered,
  unansweredOf,
} from './answers.ts'
import { groupObservations, observe, temperFactors, type Observation } from './evidence.ts'
import type { Model, ModelStep } from './model.ts'
import { logPriors } from './prior.ts'
import { selfTestEvidence } from './self-test-evidence.ts'
import type { Key } from './knowledge.ts'
import type { Answers, Person, SelfTestAnswers, Stated } from './person.ts'

/** What follows from a person's answers; inferred once and shared by triage, scores and the next step. */
export interface Inference {
  person: Person
  /** The answers that still apply. */
  answers: Answers
  /** What was stated outside its question and no answer is about. */
  stated: Stated
  /** Every finding the person has. */
  present: ReadonlySet<Key>
  /** Every finding of which it is known whether they have it. */
  known: ReadonlySet<Key>
  /** The steps that were answered, in the order of the location's. */
  answered: readonly ModelStep[]
  /** How many further steps need not be asked, since what they ask for was answered or stated elsewhere. */
  statedSteps: number
  /** The steps that could be asked now and still have something to ask, by their keys. */
  open: readonly ModelStep[]
  /**
   * Probability of each condition if it is one of them, by condition index. Adds up to 1; an impossible condition is 0.
   */
  probabilities: Float64Array
  /**
   * Probability that it is none of them: of a cause with every finding as often as people with pain here have it at
   * large.
   */
  somethingElse: number
}

/** Prior odds times the tempered likelihood ratios of all answers, normalised over the location's conditions. */
export function infer(model: Model, person: Person, given: Answers, givenStated: Stated = {}): Inference {
  const allStated = keepStated(model, person, givenStated)
  const answers = keepReachable(model, person, given, allStated)
  const stated = unansweredOf(model, answers, allStated)
  const logOdds = logPriors(model, person).slice()
  const logElse = logOddsOfElse(model, logOdds)
  for (const group of groupObservations(observe(model, { answers, stated }))) addGroup(logOdds, group)
  const present = presentFindings(answers, stated)
  const answered = answeredSteps(model, answers)
  const known = new Set([
    ...answered.flatMap(({ step }) =>
      step.options.filter((option) => isOptionAnswered(answers[step.key]!, option)),
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
    statedSteps: unasked.length - open.length,
    open,
    ...normalise(logOdds, logElse),
  }
}

/**
 * Whether a step still asks for something: of a `single` one, no option is known to hold; of another, one is unknown.
 */
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
  /** Probability of each condition after them if it is one of them, by condition index, and that it is none of them. */
  probabilities: Float64Array
  somethingElse: number
}

/** Adds self-test answers, which must still apply, to the log-odds of the interview; null where they are no evidence. */
export function addSelfTests(
  { conditions, knowledge }: Model,
  { probabilities, somethingElse }: Inference,
  answers: SelfTestAnswers,
): Tested | null {
  if (Object.keys(answers).length === 0) return null
  const weights = Float64Array.from(conditions, (condition) =>
    selfTestEvidence(knowledge.selfTests, condition, answers).reduce((sum, { weight }) => sum + weight, 0),
  )
  if (weights.every((weight) => weight === 0)) return null
  return {
    weights,
    ...normalise(
      weights.map((weight, index) => Math.log(probabilities[index]!) + weight),
      Math.log(somethingElse / (1 - somethingElse)),
    ),
  }
}

/** How many steps of the interview proper were answered, or need no answer: those after the danger-sign screen. */
export function countInterview({ answered, statedSteps }: Inference): number {
  return answered.filter(({ screen }) => !screen).length + statedSteps
}

/** Probability of each condition. Answers that no longer apply are ignored. */
export function posterior(model: Model, person: Person, answers: Answers): Map<Key, number> {
  const { probabilities } = infer(model, person, answers)
  return new Map(model.conditions.map(({ key }, index) => [key, probabilities[index]!]))
}

/** Visits only the conditions an answer is evidence about: for all others its weight is 0. */
function addGroup(logOdds: Float64Array, group: readonly Observation[]): void {
  if (group.length === 1) {
    const { option, weight, factor } = group[0]!
    for (const index of option.yesNo.index) logOdds[index]! += weight[index]! * factor
    return
  }
  const count = new Uint8Array(logOdds.length)
  for (const { option } of group) {
    for (const index of option.yesNo.index) count[index]! += 1
  }
  for (const { option, weight, factor: own } of group) {
    for (const index of option.yesNo.index) {
      // Most conditions list one of a group's findings; only more than one need tempering.
      if (count[index] === 1) {
        logOdds[index]! += weight[index]! * own
      } else if (count[index]! > 1) {
        count[index] = 0
        const weights = group.map((observation) => observation.weight[index]! * observation.factor)
        for (const [at, factor] of temperFactors(weights).entries()) logOdds[index]! += weights[at]! * factor
      }
    }
  }
}

/**
 * ln(prior odds) that the cause is none of the conditions, in the units of theirs: its share of all pain here is known.
 */
function logOddsOfElse({ knowledge }: Model, logPriors: Float64Array): number {
  const { shareOfElse = 0 } = knowledge.location
  if (shareOfElse === 0) return -Infinity
  return Math.log(
    (shareOfElse / (1 - shareOfElse)) * logPriors.reduce((sum, prior) => sum + Math.exp(prior), 0),
  )
}

/**
 * Softmax that stays exact for very small odds, with the share of something else beside it; all impossible gives equal
 * shares.
 */
function normalise(
  logOdds: Float64Array,
  logElse: number,
): { probabilities: Float64Array; somethingElse: number } {
  let highest = -Infinity
  for (const value of logOdds) highest = Math.max(highest, value)
  if (highest === -Infinity) return { probabilities: logOdds.fill(1 / logOdds.length), somethingElse: 0 }
  let total = 0
  for (let index = 0; index < logOdds.length; index += 1) {
    total += logOdds[index] = Math.exp(logOdds[index]! - highest)
  }
  for (let index = 0; index < logOdds.length; index += 1) logOdds[index]! /= total
  const oddsOfElse = Math.exp(logElse - highest) / total
  return { probabilities: logOdds, somethingElse: oddsOfElse / (1 + oddsOfElse) }
}
