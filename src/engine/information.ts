import { DANGER_INTEREST } from './constants.ts'
import { EMERGENCY, URGENT, type Model, type OptionState } from './model.ts'

/** How likely the cause is an emergency, or an urgent one, 0 to 1. */
export interface DangerMass {
  emergency: number
  urgent: number
}

/** Probability of each danger level, given the conditions' probabilities. */
export function dangerMass({ dangers }: Model, probabilities: Float64Array): DangerMass {
  const mass = { emergency: 0, urgent: 0 }
  for (const { index, danger } of dangers) mass[danger] += probabilities[index]!
  return mass
}

/**
 * Expected information in nats of an answer with these exclusive states, given the conditions' probabilities:
 *
 *     I(answer; condition) + sum over danger levels of interest x I(answer; is the cause of that level)
 *
 * where I is mutual information (Shannon, 1948). Only conditions that differ from the background are visited, so the
 * cost grows with the likelihoods listed, not with conditions x findings.
 */
export function expectedInformation(
  { dangerOf }: Model,
  states: readonly OptionState[],
  probabilities: Float64Array,
  mass: DangerMass,
): number {
  let information = 0
  for (const { background, given, entropyTerm, differing } of states) {
    let listed = 0
    let p = 0
    let conditional = 0
    let emergency = background * mass.emergency
    let urgent = background * mass.urgent
    for (let at = 0; at < differing.length; at += 1) {
      const index = differing[at]!
      const share = probabilities[index]!
      const joint = share * given[index]!
      listed += share
      p += joint
      conditional += share * entropyTerm[index]!
      if (dangerOf[index] === EMERGENCY) emergency += joint - share * background
      else if (dangerOf[index] === URGENT) urgent += joint - share * background
    }
    const rest = Math.max(0, 1 - listed)
    p += rest * background
    conditional += rest * background * Math.log(background)
    information +=
      conditional -
      xLogXOverY(p, 1) +
      DANGER_INTEREST.emergency * aboutMembership(emergency, mass.emergency, p) +
      DANGER_INTEREST.urgent * aboutMembership(urgent, mass.urgent, p)
  }
  return information
}

/** One state's part of I(answer; is the cause in a class), from the joint probability, the class's and the state's. */
function aboutMembership(joint: number, mass: number, p: number): number {
  return xLogXOverY(joint, mass * p) + xLogXOverY(p - joint, (1 - mass) * p)
}

function xLogXOverY(x: number, y: number): number {
  return x <= 0 || y <= 0 ? 0 : x * Math.log(x / y)
}
