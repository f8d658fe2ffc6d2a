import { fits, isApplicable, isOffered } from './answers.ts'
import {
  CAUSES_WITH_HELP_SIGNS,
  LEAST_OPEN_FINDINGS,
  MOST_OPEN_DANGERS,
  MOST_OPEN_FINDINGS,
  MOST_OPEN_HELP_SIGNS,
  OFFERED_AT_THE_END,
} from './constants.ts'
import { greatest } from './greatest.ts'
import { dangerMass, informationOf } from './information.ts'
import type { Model, ModelOption, ModelStep } from './model.ts'
import type { Inference } from './posterior.ts'
import { findingsCompleting, holds } from './red-flag.ts'
import { SEVERITY } from './severity.ts'
import type { Key, TriageLevel } from './knowledge.ts'

/** Expected information up to this, in nats, is rounding error of a sum that is 0. */
const ROUNDING = 1e-12

/**
 * The findings of which it is not known whether the person has them, to offer once more before the result. First those
 * that would make it an emergency, unless it is one: their question may have had less expected information than others. Then those that would
 * make it urgent where it is less, and those that nobody may stay at home with, of what some cause here brings: an eye's signs say
 * nothing of a sore neck. Then those for which a likely cause says to get help sooner than this. Then those with the greatest expected information about the cause,
 * greatest first; the findings of a step with exactly one answer are left out there: alone they say too little.
 */
export function openFindings(model: Model, inference: Inference, level: TriageLevel): Key[] {
  const { person, known, present, probabilities } = inference
  const mass = dangerMass(model, probabilities)
  const mostInformative = (options: readonly ModelOption[], count: number, least: number) => {
    const expected = Float64Array.from(options, ({ yesNo }) => informationOf(yesNo, probabilities, mass))
    return greatest(expected, count)
      .filter((at) => expected[at]! >= least)
      .map((at) => options[at]!.finding)
  }
  const unknownOf = (steps: readonly ModelStep[]) => {
    const options = steps
      .flatMap(({ options }) => options)
      .filter(({ finding, onlyFor }) => !known.has(finding) && isOffered({ onlyFor }, person))
    // Two steps may ask for the same finding.
    return [...new Map(options.map((option) => [option.finding, option])).values()]
  }

  const open = unknownOf(inference.open)
  const raising = (raised: TriageLevel, least: number) => {
    if (SEVERITY[raised] <= SEVERITY[level]) return []
    const enough = raisingTo(raised, model, inference)
    return mostInformative(
      open.filter(({ finding }) => enough.has(finding)),
      MOST_OPEN_DANGERS,
      least,
    )
  }
  const dangers = [
    ...raising('emergency', -Infinity),
    ...raising('urgent', ROUNDING),
    ...raising('routine', ROUNDING),
  ]
  const openKeys = new Set(open.map(({ finding }) => finding))
  const forHelp = helpSigns(model, inference, level).filter((sign) => openKeys.has(sign))
  const signs = [
    ...new Set([...dangers.slice(0, MOST_OPEN_DANGERS), ...forHelp.slice(0, MOST_OPEN_HELP_SIGNS)]),
  ]

  const steps = [...model.steps.values()].filter(
    (entry) => entry.step.kind !== 'single' && isApplicable(entry, person, present),
  )
  const room = Math.max(LEAST_OPEN_FINDINGS, OFFERED_AT_THE_END - signs.length)
  const informative = mostInformative(unknownOf(steps), Math.min(MOST_OPEN_FINDINGS, room), ROUNDING)
  return [...new Set([...signs, ...informative])]
}

/** The findings that would raise the level to this, added to those present: a rule that holds without them may have yielded. */
function raisingTo(
  level: TriageLevel,
  { knowledge }: Model,
  { person, present }: Inference,
): ReadonlySet<Key> {
  const rules = knowledge.redFlags.filter((rule) => rule.level === level && !holds(rule, person, present))
  return new Set(rules.flatMap((rule) => findingsCompleting(rule, person, present)))
}

/** The signs for which a cause says to get help sooner than at this level, and that alone are missing: of the likeliest first. */
function helpSigns(model: Model, { person, present, probabilities }: Inference, level: TriageLevel): Key[] {
  return greatest(probabilities, CAUSES_WITH_HELP_SIGNS).flatMap((index) =>
    (model.conditions[index]!.getHelp ?? [])
      .flatMap(
        ({ tie, withinDays }) => tie ?? (withinDays && { level: 'routine' as const, ...withinDays }) ?? [],
      )
      .filter((line) => SEVERITY[line.level] > SEVERITY[level] && fits({ age: line.age }, person))
      .toSorted((a, b) => SEVERITY[b.level] - SEVERITY[a.level])
      .flatMap(({ when }) => when.map((signs) => signs.filter((sign) => !present.has(sign))))
      .flatMap((missing) => (missing.length === 1 ? missing : [])),
  )
}
