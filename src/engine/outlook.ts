import { CHANGE_CHANCE, LEADING_COUNT } from './constants.ts'
import { greatest } from './greatest.ts'
import type { Model, ModelStep, OptionState } from './model.ts'

/** What a person would notice of a result. */
interface Outlook {
  /** The leading conditions' indexes, the first one first. */
  leading: readonly number[]
  /** How many of its thresholds each danger of the model reaches, in its order. */
  reached: readonly number[]
}

/**
 * Whether none of the promising steps has a fair chance of changing what matters: the leader, the set of the leading
 * three, or a dangerous condition crossing a threshold of its own.
 */
export function isSettled(
  model: Model,
  promising: readonly { entry: ModelStep }[],
  probabilities: Float64Array,
): boolean {
  const now: Outlook = {
    leading: greatest(probabilities, LEADING_COUNT),
    reached: model.acute.map((each) => reached(each, probabilities[each.index]!)),
  }
  const joint = new Float64Array(probabilities.length)

  /** The chance of an answer after which the result would look different. */
  const chanceOfChange = ({ given }: OptionState): number => {
    let chance = 0
    for (let index = 0; index < joint.length; index += 1) {
      chance += joint[index] = probabilities[index]! * given[index]!
    }
    return chance > 0 && looksDifferent(model, now, joint, chance) ? chance : 0
  }

  return promising.every(({ entry: { step, options } }) => {
    const questions =
      step.kind === 'single'
        ? [options.map(({ present }) => present)]
        : options.map(({ present, absent }) => [present, absent])
    return questions.every(
      (states) => states.reduce((sum, state) => sum + chanceOfChange(state), 0) < CHANGE_CHANCE,
    )
  })
}

/** Whether probabilities that add up to `total` look different to a person. */
function looksDifferent(model: Model, now: Outlook, probabilities: Float64Array, total: number): boolean {
  const leading = greatest(probabilities, LEADING_COUNT)
  if (leading[0] !== now.leading[0] || !leading.every((index) => now.leading.includes(index))) return true
  return model.acute.some(
    (danger, at) => reached(danger, probabilities[danger.index]! / total) !== now.reached[at],
  )
}

function reached({ threshold, urgentFrom }: Model['acute'][number], probability: number): number {
  return Number(probability >= urgentFrom) + Number(probability >= threshold)
}
