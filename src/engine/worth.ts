import { tellsAbout } from './answers.ts'
import { GROUP_TEMPER } from './constants.ts'
import { greatest } from './greatest.ts'
import { dangerMass, informationOf, type DangerMass } from './information.ts'
import type { Model, ModelStep } from './model.ts'
import type { Reckoning } from './posterior.ts'

/** A step with its expected worth in nats. */
export interface WorthyStep {
  entry: ModelStep
  worth: number
}

/** At most `count` of the steps, most worth asking first; of equal ones in the order given. */
export function worthiest(
  model: Model,
  reckoning: Reckoning,
  steps: readonly ModelStep[],
  count: number,
): WorthyStep[] {
  const worths = worthOfEach(model, reckoning, steps)
  return greatest(worths, count).map((at) => ({ entry: steps[at]!, worth: worths[at]! }))
}

/**
 * What the answer to each step is expected to tell about the cause. The options of a `multiple` step add up tempered,
 * strongest first; a group already answered is worth less.
 */
function worthOfEach(model: Model, reckoning: Reckoning, steps: readonly ModelStep[]): Float64Array {
  const { probabilities } = reckoning
  const mass = dangerMass(model, probabilities)
  const freshness = freshnessOfGroups(model, reckoning)
  const worths = new Float64Array(steps.length)
  for (let at = 0; at < steps.length; at += 1) {
    const reckonWorth = steps[at]!.step.kind === 'single' ? worthOfOneOf : worthOfSeveral
    worths[at] = reckonWorth(steps[at]!, probabilities, mass, freshness)
  }
  return worths
}

/** By group, how much of its worth a finding still has. */
function freshnessOfGroups(model: Model, { answered, answers }: Reckoning): Float64Array {
  const freshness = new Float64Array(model.groupCount).fill(1)
  for (const { step, options } of answered) {
    const answer = answers[step.key]!
    for (const { finding, group } of options) {
      if (tellsAbout(answer, finding)) freshness[group]! *= GROUP_TEMPER
    }
  }
  return freshness
}

function worthOfOneOf(
  { options, oneOf }: ModelStep,
  probabilities: Float64Array,
  mass: DangerMass,
  freshness: Float64Array,
): number {
  let information = 0
  let freshest = 0
  for (let at = 0; at < oneOf.length; at += 1) {
    information += informationOf(oneOf[at]!, probabilities, mass)
    freshest = Math.max(freshest, freshness[options[at]!.group]!)
  }
  return information * freshest
}

function worthOfSeveral(
  { options }: ModelStep,
  probabilities: Float64Array,
  mass: DangerMass,
  freshness: Float64Array,
): number {
  // Strongest first. They are few: sort() would cost more than what it sorts.
  const worths: number[] = []
  for (let count = 0; count < options.length; count += 1) {
    const { yesNo, group } = options[count]!
    const worth = informationOf(yesNo, probabilities, mass) * freshness[group]!
    worths.push(worth)
    let at = count
    for (; at > 0 && worth > worths[at - 1]!; at -= 1) worths[at] = worths[at - 1]!
    worths[at] = worth
  }
  let sum = 0
  let factor = 1
  for (let at = 0; at < worths.length; at += 1) {
    sum += worths[at]! * factor
    factor *= GROUP_TEMPER
  }
  return sum
}
