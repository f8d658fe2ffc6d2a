import { isOffered } from './answers.ts'
import { ABSENCES, observe } from './evidence.ts'
import type { Model } from './model.ts'
import type { Inference } from './posterior.ts'
import type { Denial } from './conclusions.ts'
import type { Key } from './knowledge.ts'

/**
 * What was said not to hold, by the step at which it was said most firmly: the firmest first, then in the order of the
 * location's steps. Nothing that the person was not offered, is not sure about or answered elsewhere. Which one of several
 * holds denies nothing.
 */
export function denialsOf(
  model: Model,
  inference: Pick<Inference, 'person' | 'answers' | 'stated'>,
): Denial[] {
  const denials = new Map<Key | null, { absence: Denial['absence']; findings: Key[] }>()
  for (const { option, step, absence } of observe(model, inference)) {
    if (absence === null || !isOffered(option, inference.person)) continue
    const denial = denials.get(step) ?? { absence, findings: [] }
    denial.findings.push(option.finding)
    denials.set(step, denial)
  }
  return [...denials]
    .map(([step, { absence, findings }]) => ({ step, absence, findings: asOffered(model, step, findings) }))
    .toSorted((a, b) => ABSENCES.indexOf(a.absence) - ABSENCES.indexOf(b.absence))
}

function asOffered(model: Model, step: Key | null, findings: readonly Key[]): readonly Key[] {
  if (step === null) return findings
  return model.steps.get(step)!.step.options.filter((option) => findings.includes(option))
}
