import {
  AGE_BANDS,
  posterior,
  type Condition,
  type Model,
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
 * Draws patients as the knowledge says they come: a random person, a condition by its prior for that person, answers by
 * its likelihoods, now and then "not sure". Tests the reasoning and the interview, not the truth of the content.
 */
export function simulate(model: Model, count: number, seed: number, unsure = UNSURE): Simulated[] {
  const random = mulberry32(seed)
  return Array.from({ length: count }, () => {
    const person: Person = {
      sex: random() < 0.5 ? 'male' : 'female',
      age: AGE_BANDS[Math.floor(random() * AGE_BANDS.length)]!.range,
      weightKg: 45 + Math.floor(random() * 60),
    }
    const prior = posterior(model, person, {})
    const index = draw([...prior.values()], random)
    const answer = (step: Step): StepAnswer => {
      const { options, screen } = model.steps.get(step.key)!
      if (random() < (screen ? unsure.screen : unsure.interview)) return 'not_sure'
      const given = options.map((option) => option.present.given[index]!)
      if (step.kind === 'single') return [options[draw(given, random)]!.finding]
      return options.filter((_, at) => random() < given[at]!).map(({ finding }) => finding)
    }
    return { condition: model.conditions[index]!, person, ...play(model, person, answer) }
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
