import { DANGER_INTEREST } from './constants.ts'
import { EMERGENCY, URGENT, type Contrast } from './contrast.ts'
import type { Model } from './model.ts'

/** Probability, 0 to 1, that the cause is of each danger level, indexed by URGENT and EMERGENCY; index 0 (no danger) is unused. */
export type DangerMass = Float64Array

/** Extra weight of a nat about each danger level. */
const INTEREST = Float64Array.from([0, DANGER_INTEREST.urgent, DANGER_INTEREST.emergency])

/** Chance of an answer together with each danger level. Kept, since it is filled a thousand times for one question. */
const joint = new Float64Array(INTEREST.length)

/** Probability of each danger level, given the conditions' probabilities. */
export function dangerMass({ acute }: Model, probabilities: Float64Array): DangerMass {
  const mass = new Float64Array(INTEREST.length)
  for (const { index, danger } of acute) mass[danger]! += probabilities[index]!
  return mass
}

/**
 * Expected information in nats of an answer, given the conditions' probabilities; of a question, the sum over its
 * answers:
 *
 *     I(answer; condition) + sum over danger levels of interest x I(answer; is the cause of that level)
 *
 * where I is mutual information (Shannon, 1948). Only conditions that differ from the background are visited, so the
 * cost grows with the likelihoods listed, not with conditions x findings.
 */
export function informationOf(answer: Contrast, probabilities: Float64Array, mass: DangerMass): number {
  const { background, backgroundEntropy, index, given, entropy, danger, orNot } = answer
  for (let level = 0; level < joint.length; level += 1) joint[level] = background * mass[level]!
  let listed = 0
  let p = 0
  let conditional = 0
  for (let at = 0; at < index.length; at += 1) {
    const share = probabilities[index[at]!]!
    const both = share * given[at]!
    listed += share
    p += both
    conditional += share * entropy[at]!
    joint[danger[at]!]! += both - share * background
  }
  const rest = Math.max(0, 1 - listed)
  p += rest * background
  conditional += rest * backgroundEntropy

  let information = conditional - xLogX(p)
  if (orNot) information -= xLogX(1 - p)
  for (let level = URGENT; level <= EMERGENCY; level += 1) {
    const all = mass[level]!
    const holds = joint[level]!
    let membership = xLogXOverY(holds, all * p) + xLogXOverY(p - holds, (1 - all) * p)
    if (orNot && all > 0) {
      const q = 1 - p
      membership += xLogXOverY(all - holds, all * q) + xLogXOverY(q - (all - holds), (1 - all) * q)
    }
    information += INTEREST[level]! * membership
  }
  return information
}

function xLogX(x: number): number {
  return x <= 0 ? 0 : x * Math.log(x)
}

function xLogXOverY(x: number, y: number): number {
  return x <= 0 || y <= 0 ? 0 : x * Math.log(x / y)
}
