import { isAskedOf, isOffered } from './answers.ts'
import { MOST_OPEN_FINDINGS } from './constants.ts'
import { greatest } from './greatest.ts'
import { dangerMass, informationOf } from './information.ts'
import type { Model } from './model.ts'
import type { Inference } from './posterior.ts'
import type { Key } from './types.ts'

/**
 * The findings of which it is not known whether the person has them, whose holding or not would tell most about the
 * cause: most telling first. Those of a step with exactly one answer are left out: alone they say too little.
 */
export function openFindings(model: Model, { person, known, probabilities }: Inference): Key[] {
  const mass = dangerMass(model, probabilities)
  const options = [...model.steps.values()]
    .filter(({ step }) => step.kind !== 'single' && isAskedOf(step, person))
    .flatMap(({ options }) => options)
    .filter(({ finding, onlyFor }) => !known.has(finding) && isOffered({ onlyFor }, person))
  // Two steps may ask for the same finding.
  const open = [...new Map(options.map((option) => [option.finding, option])).values()]
  const expected = Float64Array.from(open, ({ yesNo }) => informationOf(yesNo, probabilities, mass))
  const best = greatest(expected, MOST_OPEN_FINDINGS).filter((at) => expected[at]! > 0)
  return best.map((at) => open[at]!.finding)
}
