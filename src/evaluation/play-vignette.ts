import { ageBandOf, type Model, type Person, type Step, type StepAnswer } from '#engine'
import { play, type Played } from './play.ts'
import type { Vignette } from './vignette.ts'

/** Plays a vignette. Throws when it names a finding or step that this location does not ask. */
export function playVignette(model: Model, vignette: Vignette): Played {
  const present = new Set(vignette.present)
  const unsure = new Set(vignette.unsure)
  refuseUnknown(model, vignette)
  const person: Person = {
    sex: vignette.sex,
    age: ageBandOf(vignette.age).range,
    weightKg: vignette.weight_kg ?? null,
  }
  const answer = (step: Step): StepAnswer => {
    const chosen = step.options.filter((option) => present.has(option))
    if (unsure.has(step.key)) {
      return step.kind === 'multiple' && chosen.length > 0 ? [...chosen, 'not_sure'] : 'not_sure'
    }
    return step.kind === 'single' && chosen.length !== 1 ? 'not_sure' : chosen
  }
  return play(model, person, answer, vignette.self_tests)
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
