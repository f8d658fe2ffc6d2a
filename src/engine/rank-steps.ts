import { GROUP_TEMPER } from './constants.ts'
import { greatest } from './greatest.ts'
import { dangerMass, informationOf, type DangerMass } from './information.ts'
import type { Model, ModelStep } from './model.ts'
import type { Inference } from './posterior.ts'
import type { Key } from './knowledge.ts'

/** A step with the information its answer is expected to bring, in nats. */
export interface RankedStep {
  entry: ModelStep
  information: number
}

/** At most `count` of the steps, greatest expected information first; of equal ones in the order given. */
export function rankSteps(
  model: Model,
  inference: Inference,
  steps: readonly ModelStep[],
  count: number,
): RankedStep[] {
  const expected = informationOfEach(model, inference, steps)
  return greatest(expected, count).map((at) => ({ entry: steps[at]!, information: expected[at]! }))
}

/**
 * The expected information of the answer to each step about the cause. The options of a `multiple` step add up tempered,
 * strongest first; a group already answered brings less.
 */
function informationOfEach(model: Model, inference: Inference, steps: readonly ModelStep[]): Float64Array {
  const { probabilities } = inference
  const mass = dangerMass(model, probabilities)
  const freshness = freshnessOfGroups(model, inference)
  const expected = new Float64Array(steps.length)
  for (let at = 0; at < steps.length; at += 1) {
    expected[at] =
      steps[at]!.step.kind === 'single'
        ? informationOfOneOf(steps[at]!, probabilities, mass, freshness)
        : informationOfSeveral(steps[at]!, probabilities, mass, freshness, inference.known)
  }
  return expected
}

/** By group, how much of its information a finding still has. */
function freshnessOfGroups(model: Model, { known }: Inference): Float64Array {
  const freshness = new Float64Array(model.groupCount).fill(1)
  for (const finding of known) freshness[model.optionsOf.get(finding)![0]!.group]! *= GROUP_TEMPER
  return freshness
}

function informationOfOneOf(
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

function informationOfSeveral(
  { options }: ModelStep,
  probabilities: Float64Array,
  mass: DangerMass,
  freshness: Float64Array,
  known: ReadonlySet<Key>,
): number {
  // Strongest first. They are few: sort() would cost more than what it sorts.
  const strongest: number[] = []
  for (const { finding, yesNo, group } of options) {
    if (known.has(finding)) continue
    const count = strongest.length
    const information = informationOf(yesNo, probabilities, mass) * freshness[group]!
    strongest.push(information)
    let at = count
    for (; at > 0 && information > strongest[at - 1]!; at -= 1) strongest[at] = strongest[at - 1]!
    strongest[at] = information
  }
  let sum = 0
  let factor = 1
  for (let at = 0; at < strongest.length; at += 1) {
    sum += strongest[at]! * factor
    factor *= GROUP_TEMPER
  }
  return sum
}
