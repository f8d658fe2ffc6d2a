import { expect, test } from 'vitest'
import { touch } from './hands/touch.ts'
import { heartAttack, pulledMuscle, slippedDisc, tornMeniscus } from './patients.ts'
import { playWholeConsultation } from './whole-consultation.ts'

test.each([slippedDisc, tornMeniscus, heartAttack, pulledMuscle])(
  '$called, by touch on a phone',
  async (patient) => {
    expect(await playWholeConsultation(patient, touch)).toEqual(patient.expect)
  },
)
