import { ageBandOf, type Model, type Person, type Step, type StepAnswer } from '#engine'
import { play, type Played } from './play.ts'
import type { Vignette } from './vignette.ts'

/** Plays a vignette. Throws when it names a finding or step that this location does not ask. */
export function playVignette(model: Model, vignette: Vignette): Played {
  refuseUnknown(model, vignette)
  return play(model, personIn(vignette), patientIn(vignette), vignette.self_tests)
}

export function personIn(vignette: Vignette): Person {
  const { sex, age, weight_kg: weightKg = null } = vignette
  return { sex, age: ageBandOf(age).range, weightKg }
}

/** How the patient of a vignette answers a step. */
export function patientIn({
  present,
  unsure,
}: Vignette): (step: Pick<Step, 'key' | 'kind' | 'options'>) => StepAnswer {
  return ({ key, kind, options }) => {
    const chosen = options.filter((option) => present.includes(option))
    if (unsure.includes(key)) {
      return kind === 'multiple' && chosen.length > 0 ? [...chosen, 'not_sure'] : 'not_sure'
    }
    return kind === 'single' && chosen.length !== 1 ? 'not_sure' : chosen
  }
}

function refuseUnknown(model: Model, { key, present, unsure, expect }: Vignette): void {
  const findings = new Set([...model.steps.values()].flatMap(({ step }) => step.options))
  const unknown = [
    ...present.filter((finding) => !findings.has(finding)),
    ...unsure.filter((step) => !model.steps.has(step)),
    ...[expect.condition, ...expect.accept].filter((condition) => !model.indexOf.has(condition)),
  ]
  if (unknown.length > 0) {
    throw new Error(`vignette ${key}: not known at ${model.knowledge.location.key}: ${unknown.join(', ')}`)
  }
}
