import {
  AGE_BANDS,
  posterior,
  type Condition,
  type Key,
  type Model,
  type ModelStep,
  type Person,
  type Step,
  type StepAnswer,
} from '#engine'
import { play, type Played } from './play.ts'

/** How often a whole question is answered "not sure". */
export interface UnsureShare {
  /** Of the danger-sign steps, which ask for facts that nobody who has them overlooks, as vomited blood. */
  screen: number
  /** Of the others, as since when it hurts or what kind of pain it is. */
  interview: number
}

/** "Rarely" and "seldom" of the scale: judgement, no study counts it. */
const UNSURE: UnsureShare = { screen: 0.03, interview: 0.1 }

/** One patient drawn from the knowledge itself. */
export interface Simulated extends Played {
  condition: Condition
  person: Person
}

/**
 * Least of its background that a finding keeps where it is not listed: somebody has it for another reason, however much the
 * causes that list it explain. Judgement.
 */
const LEAST_LEFT = 0.1

/**
 * Draws patients as the knowledge says they come: a random person, a condition by its prior for that person, answers by
 * its likelihoods, now and then "not sure". Where a condition says nothing of an answer, `leftOver` says how often. Tests the
 * reasoning and the interview, not the truth of the content.
 */
export function simulate(model: Model, count: number, seed: number, unsure = UNSURE): Simulated[] {
  const random = mulberry32(seed)
  const left = new Map([...model.steps].map(([key, step]) => [key, leftOver(model, step)]))
  return Array.from({ length: count }, () => {
    const person: Person = {
      sex: random() < 0.5 ? 'male' : 'female',
      age: AGE_BANDS[Math.floor(random() * AGE_BANDS.length)]!.range,
      weightKg: 45 + Math.floor(random() * 60),
    }
    const prior = posterior(model, person, {})
    const index = draw([...prior.values()], random)
    const { likelihoods } = model.conditions[index]!
    const answer = (step: Step): StepAnswer => {
      const { options, screen } = model.steps.get(step.key)!
      if (random() < (screen ? unsure.screen : unsure.interview)) return 'not_sure'
      const says = (key: Key) => key in likelihoods
      const isSilent = step.kind === 'single' && !options.some(({ finding }) => says(finding))
      const given = options.map(({ finding, present }, at) =>
        isSilent || (step.kind !== 'single' && !says(finding))
          ? left.get(step.key)![at]!
          : present.given[index]!,
      )
      if (step.kind === 'single') return [options[draw(given, random)]!.finding]
      return options.filter((_, at) => random() < given[at]!).map(({ finding }) => finding)
    }
    return { condition: model.conditions[index]!, person, ...play(model, person, answer) }
  })
}

/**
 * How often people give each answer of a step about which their condition says nothing, so that of all people with pain there
 * as many give it as its background says: background b, share s of people whose condition says something, m of people who
 * give it by their condition: (b - m) / (1 - s), from a tenth of b up to b. With b itself, what those causes bring came on
 * top of it, and a cause for self-care had a fever as often as people with pain there at large, those with appendicitis
 * included. Of a step with exactly one answer these are weights, not shares.
 */
export function leftOver({ conditions }: Model, { step, options }: ModelStep): number[] {
  const total = conditions.reduce((sum, { prior }) => sum + prior.per1000, 0)
  return options.map(({ finding, present }) => {
    const asked = step.kind === 'single' ? step.options : [finding]
    let said = 0
    let explained = 0
    for (const [index, { prior, likelihoods }] of conditions.entries()) {
      if (!asked.some((key) => key in likelihoods)) continue
      said += prior.per1000 / total
      explained += (prior.per1000 / total) * present.given[index]!
    }
    const rest = (present.background - explained) / Math.max(1 - said, Number.EPSILON)
    return Math.min(present.background, Math.max(LEAST_LEFT * present.background, rest))
  })
}

/** An index drawn with the given weights. */
function draw(weights: readonly number[], random: () => number): number {
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0)
  for (const [index, weight] of weights.entries()) {
    left -= weight
    if (left < 0) return index
  }
  return weights.length - 1
}

/** Small seeded generator (mulberry32, public domain, T. Ettinger), so that a run can be repeated. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
