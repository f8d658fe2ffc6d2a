import { createModel, type Key, type Person, type StepAnswer } from '#engine'
import { play, type Played } from '#evaluation/play'
import { AGE_BANDS } from '#web/domain/consultation/age-bands.ts'
import { answerTo, bundleOf } from './knowledge.ts'
import type { Patient } from './patients.ts'

export type UserAnswers = Record<string, unknown>

/** What the specification says a device holds of a person: the place, and who they are. */
export async function placeAndPersonOf({ place, sex, ageBand, weightKg }: Patient): Promise<UserAnswers> {
  const { location } = await bundleOf(place)
  return {
    painLocation: { id: location.id, key: location.key },
    sex,
    weight: weightKg,
    age_range: AGE_BANDS.find(({ key }) => key === ageBand)!.range,
    age_range_key: ageBand,
  }
}

/** Counts by finding, and a flag for each option chosen at a step. */
export function countsAndFlags(answers: readonly (readonly [step: Key, answer: StepAnswer])[]): UserAnswers {
  const held: Record<string, number | true> = {}
  for (const [step, answer] of answers) {
    if (answer === 'not_sure') held[`not_sure__${step}`] = true
    else if (answer.length === 0) held[`none__${step}`] = true
    else {
      for (const finding of answer) {
        held[finding] = Number(held[finding] ?? 0) + 1
        held[`${finding}__${step}`] = true
      }
    }
  }
  return held
}

/** What a device holds when this patient has answered everything that is asked, or the first `count` questions. */
export async function answeredBy(patient: Patient, count = Infinity): Promise<UserAnswers> {
  const { assessment } = await playedBy(patient)
  const answers = Object.entries(assessment.answers)
  return { ...(await placeAndPersonOf(patient)), ...countsAndFlags(answers.slice(0, count)) }
}

/** The same when this patient has gone on at an emergency and answered all further questions too. */
export async function goneOnBy(patient: Patient): Promise<UserAnswers> {
  const { steps, goneOn } = await playedBy(patient)
  if (!goneOn) throw new Error(`${patient.called} has nothing to go on with`)
  return {
    ...(await placeAndPersonOf(patient)),
    ...countsAndFlags(Object.entries(goneOn.assessment.answers)),
    ...Object.fromEntries(steps.map((step) => [`${step}__went_on.after`, true])),
  }
}

async function playedBy(patient: Patient): Promise<Played> {
  const bundle = await bundleOf(patient.place)
  const person: Person = {
    sex: patient.sex,
    age: AGE_BANDS.find(({ key }) => key === patient.ageBand)!.range,
    weightKg: patient.weightKg,
  }
  const stepOf = (key: Key) => bundle.steps.find((step) => step.key === key)!
  return play(createModel(bundle), person, ({ key }) => answerTo(stepOf(key), patient))
}
