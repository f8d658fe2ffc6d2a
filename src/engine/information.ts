import { DANGER_INTEREST } from './constants.ts'
import { EMERGENCY, URGENT, type Contrast } from './contrast.ts'
import type { Model } from './model.ts'

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
 * Expected information in nats of a question with these exclusive answers, given the conditions' probabilities:
 *
 *     I(answer; condition) + sum over danger levels of interest x I(answer; is the cause of that level)
 *
 * where I is mutual information (Shannon, 1948). Only conditions that differ from the background are visited, so the
 * cost grows with the likelihoods listed, not with conditions x findings.
 */
export function informationOfOneOf(
  answers: readonly Contrast[],
  probabilities: Float64Array,
  mass: DangerMass,
): number {
  let information = 0
  for (const answer of answers) {
    const { p, conditional, emergency, urgent } = joint(answer, probabilities, mass)
    information += conditional - xLogX(p)
    information += DANGER_INTEREST.emergency * aboutMembership(emergency, mass.emergency, p)
    information += DANGER_INTEREST.urgent * aboutMembership(urgent, mass.urgent, p)
  }
  return information
}

/** As `informationOfOneOf`, of an answer that holds or does not: what holds tells what does not. */
export function informationOfYesNo(answer: Contrast, probabilities: Float64Array, mass: DangerMass): number {
  const { p, conditional, emergency, urgent } = joint(answer, probabilities, mass)
  const membership = (holds: number, all: number) =>
    all === 0 ? 0 : aboutMembership(holds, all, p) + aboutMembership(all - holds, all, 1 - p)
  return (
    conditional -
    xLogX(p) -
    xLogX(1 - p) +
    DANGER_INTEREST.emergency * membership(emergency, mass.emergency) +
    DANGER_INTEREST.urgent * membership(urgent, mass.urgent)
  )
}

/** The chance of an answer, its expected entropy term, and its chance together with a danger of each level. */
function joint(
  { background, backgroundEntropy, index, given, entropy, danger }: Contrast,
  probabilities: Float64Array,
  mass: DangerMass,
): { p: number; conditional: number; emergency: number; urgent: number } {
  let listed = 0
  let p = 0
  let conditional = 0
  let emergency = background * mass.emergency
  let urgent = background * mass.urgent
  for (let at = 0; at < index.length; at += 1) {
    const share = probabilities[index[at]!]!
    const both = share * given[at]!
    listed += share
    p += both
    conditional += share * entropy[at]!
    if (danger[at] === EMERGENCY) emergency += both - share * background
    else if (danger[at] === URGENT) urgent += both - share * background
  }
  const rest = Math.max(0, 1 - listed)
  return {
    p: p + rest * background,
    conditional: conditional + rest * backgroundEntropy,
    emergency,
    urgent,
  }
}

/** One answer's part of I(answer; is the cause in a class), from the joint probability, the class's and the answer's. */
function aboutMembership(holds: number, mass: number, p: number): number {
  return xLogXOverY(holds, mass * p) + xLogXOverY(p - holds, (1 - mass) * p)
}

function xLogX(x: number): number {
  return x <= 0 ? 0 : x * Math.log(x)
}

function xLogXOverY(x: number, y: number): number {
  return x <= 0 || y <= 0 ? 0 : x * Math.log(x / y)
}
