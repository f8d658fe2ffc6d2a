import { GROUP_TEMPER } from './constants.ts'
import type { Model, ModelOption } from './model.ts'
import type { Answers } from './types.ts'

/** What one answer says about one option: it holds, or it does not. */
export interface Observation {
  option: ModelOption
  present: boolean
  /** Weight of evidence in nats for each condition, by index. */
  weight: Float64Array
}

/**
 * The observations in reachable answers. "Not sure" says nothing; neither does a `single` step without exactly one
 * choice. The option not chosen in a `single` step is no extra evidence: the chosen one carries it all.
 */
export function observe(model: Model, answers: Answers): Observation[] {
  const observations: Observation[] = []
  // In the order of the steps, not of the answers: sums then agree to the last bit.
  for (const [key, entry] of model.steps) {
    const answer = Object.hasOwn(answers, key) ? answers[key] : undefined
    if (answer === undefined || answer === 'not_sure') continue
    const exclusive = entry.step.kind === 'single'
    if (exclusive && answer.length !== 1) continue
    for (const option of entry.options) {
      const present = answer.includes(option.finding)
      if (present || !exclusive) {
        observations.push({ option, present, weight: (present ? option.present : option.absent).weight })
      }
    }
  }
  return observations
}

/**
 * Tempers the weights of one correlated group: of those that speak for, the strongest counts whole, the next
 * GROUP_TEMPER of its weight, the next GROUP_TEMPER squared, and likewise of those against. Returns the factors in the
 * order of the weights given.
 */
export function temperFactors(weights: readonly number[]): number[] {
  const factors = Array.from(weights, () => 1)
  for (const sign of [1, -1]) {
    weights
      .map((weight, index) => ({ strength: weight * sign, index }))
      .filter(({ strength }) => strength > 0)
      .toSorted((a, b) => b.strength - a.strength)
      .forEach(({ index }, rank) => {
        factors[index] = GROUP_TEMPER ** rank
      })
  }
  return factors
}

/** Observations that say much the same, together; most groups have one member. */
export function groupObservations(observations: readonly Observation[]): Observation[][] {
  const groups = new Map<string, Observation[]>()
  for (const observation of observations) {
    const { group } = observation.option
    const members = groups.get(group)
    if (members) members.push(observation)
    else groups.set(group, [observation])
  }
  return [...groups.values()]
}
