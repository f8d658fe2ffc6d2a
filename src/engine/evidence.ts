import { answeredSteps, chosenIn, tellsAbout } from './answers.ts'
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
 * The observations in reachable answers. "Not sure" says nothing, or nothing about the options beside the chosen ones;
 * neither does a `single` step without exactly one choice. The option not chosen in a `single` step is no extra evidence: the chosen one carries it all.
 */
export function observe(model: Model, answers: Answers): Observation[] {
  const observations: Observation[] = []
  for (const { step, options } of answeredSteps(model, answers)) {
    const answer = answers[step.key]
    if (answer === undefined) continue
    const chosen = chosenIn(answer)
    const exclusive = step.kind === 'single'
    if (exclusive && chosen.length !== 1) continue
    for (const option of options) {
      const present = chosen.includes(option.finding)
      if (present || (!exclusive && tellsAbout(answer, option.finding))) {
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
  return weights.map((weight, index) => {
    let rank = 0
    for (let at = 0; at < weights.length; at += 1) {
      const other = weights[at]!
      const sameSign = weight * other > 0
      if (sameSign && (Math.abs(other) > Math.abs(weight) || (other === weight && at < index))) rank += 1
    }
    return GROUP_TEMPER ** rank
  })
}

/** Observations that say much the same, together; most groups have one member. */
export function groupObservations(observations: readonly Observation[]): Observation[][] {
  const groups = new Map<number, Observation[]>()
  for (const observation of observations) {
    const { group } = observation.option
    const members = groups.get(group)
    if (members) members.push(observation)
    else groups.set(group, [observation])
  }
  return [...groups.values()]
}
