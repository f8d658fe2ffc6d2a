import { DANGER_INTEREST } from './constants.ts'
import type { Model, OptionState } from './model.ts'

/**
 * Expected information in nats of an answer with these exclusive states, given the conditions' probabilities:
 *
 *     I(answer; condition) + sum over danger levels of interest x I(answer; is the cause of that level)
 *
 * where I is mutual information (Shannon, 1948). Only conditions that differ from the background are visited, so the
 * cost grows with the likelihoods listed, not with conditions x findings.
 */
export function expectedInformation(
  model: Model,
  states: readonly OptionState[],
  probabilities: Float64Array,
): number {
  const mass = dangerMass(model, probabilities)
  let information = 0
  for (const { background, given, entropyTerm, differing } of states) {
    let listed = 0
    let p = 0
    let conditional = 0
    const joint = { emergency: background * mass.emergency, urgent: background * mass.urgent }
    for (const index of differing) {
      const share = probabilities[index]!
      const likelihood = given[index]!
      listed += share
      p += share * likelihood
      conditional += share * entropyTerm[index]!
      const level = model.conditions[index]!.danger?.level
      if (level !== undefined) joint[level] += share * (likelihood - background)
    }
    const rest = Math.max(0, 1 - listed)
    p += rest * background
    conditional += rest * background * Math.log(background)
    information += conditional - xLogXOverY(p, 1)
    for (const level of ['emergency', 'urgent'] as const) {
      information +=
        DANGER_INTEREST[level] *
        (xLogXOverY(joint[level], mass[level] * p) + xLogXOverY(p - joint[level], (1 - mass[level]) * p))
    }
  }
  return information
}

/** Probability that the cause is an emergency, or an urgent one. */
function dangerMass({ dangers }: Model, probabilities: Float64Array): { emergency: number; urgent: number } {
  const mass = { emergency: 0, urgent: 0 }
  for (const { index, danger } of dangers) mass[danger] += probabilities[index]!
  return mass
}

function xLogXOverY(x: number, y: number): number {
  return x <= 0 || y <= 0 ? 0 : x * Math.log(x / y)
}
