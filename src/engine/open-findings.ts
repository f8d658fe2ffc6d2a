import { isApplicable, isOffered } from './answers.ts'
import { MOST_OPEN_DANGERS, MOST_OPEN_FINDINGS } from './constants.ts'
import { greatest } from './greatest.ts'
import { dangerMass, informationOf } from './information.ts'
import type { Model, ModelOption, ModelStep } from './model.ts'
import type { Inference } from './posterior.ts'
import { holds } from './red-flag.ts'
import type { Key, TriageLevel } from './knowledge.ts'

/**
 * The findings of which it is not known whether the person has them, to offer once more before the result. First those
 * that would make it an emergency, unless it is one: their question may have seemed worth less than others. Then those
 * whose holding or not would tell most about the cause, most telling first; the findings of a step with exactly one
 * answer are left out there: alone they say too little.
 */
export function openFindings(model: Model, inference: Inference, level: TriageLevel): Key[] {
  const { person, known, present, probabilities } = inference
  const mass = dangerMass(model, probabilities)
  const mostTelling = (options: readonly ModelOption[], count: number) => {
    const expected = Float64Array.from(options, ({ yesNo }) => informationOf(yesNo, probabilities, mass))
    return greatest(expected, count).map((at) => ({
      finding: options[at]!.finding,
      tells: expected[at]! > 0,
    }))
  }
  const unknownOf = (steps: readonly ModelStep[]) => {
    const options = steps
      .flatMap(({ options }) => options)
      .filter(({ finding, onlyFor }) => !known.has(finding) && isOffered({ onlyFor }, person))
    // Two steps may ask for the same finding.
    return [...new Map(options.map((option) => [option.finding, option])).values()]
  }
  const dangers =
    level === 'emergency'
      ? []
      : unknownOf(inference.open).filter(({ finding }) => wouldBeEmergency(model, inference, finding))
  const steps = [...model.steps.values()].filter(
    (entry) => entry.step.kind !== 'single' && isApplicable(entry, person, present),
  )
  return [
    ...new Set([
      ...mostTelling(dangers, MOST_OPEN_DANGERS).map(({ finding }) => finding),
      ...mostTelling(unknownOf(steps), MOST_OPEN_FINDINGS).flatMap(({ finding, tells }) =>
        tells ? [finding] : [],
      ),
    ]),
  ]
}

/** Whether a finding would make it an emergency with what the person has told. */
function wouldBeEmergency({ knowledge }: Model, { person, present }: Inference, finding: Key): boolean {
  const withIt = new Set(present).add(finding)
  return knowledge.redFlags.some((rule) => rule.level === 'emergency' && holds(rule, person, withIt))
}
