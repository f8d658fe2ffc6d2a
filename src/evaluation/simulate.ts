import {
  AGE_BANDS,
  posterior,
  relativePrior,
  type Condition,
  type Key,
  type Model,
  type ModelStep,
  type Person,
  type Range,
  type Step,
  type StepAnswer,
} from '#engine'
import { ASKS_WHAT_IS_KNOWN, timesAtAge } from './facts-of-life.ts'
import { play, type Played } from './play.ts'

/** How often a whole question is answered "not sure". */
export interface UnsureShare {
  /** Of the steps about what nobody who has it overlooks: danger signs, as vomited blood, and illnesses one was told of. */
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

/** Everybody, were each age band as large as the others. */
const PEOPLE = AGE_BANDS.flatMap(({ range }) =>
  (['female', 'male'] as const).map((sex) => ({ sex, age: range, weightKg: null })),
)

/**
 * How often people of an age and sex have pain here, beside others: as often as its causes together, whose priors say for whom
 * they are usual. Drawn alike, every tenth person with a sore shoulder blade was under five, and since nothing that small children
 * get is known there, had the tight muscles of a grown-up.
 */
function shareWithPain({ conditions }: Model, person: Person): number {
  return conditions.reduce((sum, condition) => sum + relativePrior(condition, person), 0)
}

/**
 * Draws patients as the knowledge says they come: a person of an age that has pain there, a condition by its prior for that
 * person, answers by its likelihoods, now and then "not sure". Where a condition says nothing of an answer, `leftOver` says how
 * often, and `timesAtAge` at what age. Tests the reasoning and the interview, not the truth of the content.
 */
export function simulate(model: Model, count: number, seed: number, unsure = UNSURE): Simulated[] {
  const left = new Map([...model.steps].map(([key, step]) => [key, leftOver(model, step)]))
  const people = PEOPLE.map((person) => ({ ...person, share: shareWithPain(model, person) }))
  const shares = people.map(({ share }) => share)
  return Array.from({ length: count }, (_, at) => {
    const random = seededBy(seed, at)
    const { sex, age } = people[draw(shares, random)]!
    const person: Person = { sex, age, weightKg: weightAt(age, random()) }
    const prior = posterior(model, person, {})
    const index = draw([...prior.values()], random)
    const { likelihoods } = model.conditions[index]!
    const answer = (step: Step): StepAnswer => {
      const random = seededBy(seed, at, step.key)
      const { options, screen } = model.steps.get(step.key)!
      const isKnown = screen || ASKS_WHAT_IS_KNOWN.has(step.key)
      if (random() < (isKnown ? unsure.screen : unsure.interview)) return 'not_sure'
      const says = (key: Key) => key in likelihoods
      const isSilent = step.kind === 'single' && !options.some(({ finding }) => says(finding))
      const offered = new Set(step.options)
      const given = options.map(({ finding, present }, at) => {
        if (!offered.has(finding)) return 0
        return isSilent || (step.kind !== 'single' && !says(finding))
          ? left.get(step.key)![at]! * timesAtAge(finding, person.age)
          : present.given[index]!
      })
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

/** From 45 to 104 kg in grown-ups, and what children of these ages weigh. Judgement. */
function weightAt({ max }: Range, share: number): number {
  const [least, most] = max < 5 ? [3, 22] : max < 12 ? [15, 55] : max < 18 ? [30, 90] : [45, 105]
  return least + Math.floor(share * (most - least))
}

/** In an order that the seed decides. */
export function shuffled<T>(all: readonly T[], seed: number): T[] {
  const random = mulberry32(seed)
  return all
    .map((one) => ({ one, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one)
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

/**
 * A generator of its own for each person, and for each question they answer: what is asked of one, or asked earlier, changes nothing
 * about the others, so that the same people can be played before and after a change.
 */
function seededBy(...parts: readonly (number | string)[]): () => number {
  // FNV-1a, 32 bits.
  let hash = 0x811c9dc5
  for (const letter of parts.join(' ')) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193)
  return mulberry32(hash)
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
