import { expect, test } from 'vitest'
import { touch } from './hands/touch.ts'
import { heartAttack, pulledMuscle, slippedDisc, tornMeniscus } from './patients.ts'
import { tried } from '../thoroughness.ts'
import { playWholeConsultation } from './whole-consultation.ts'

test.each(tried([slippedDisc, heartAttack, tornMeniscus, pulledMuscle], { quickly: 2 }))(
  '$called, by touch on a phone',
  async (patient) => {
    expect(await playWholeConsultation(patient, touch)).toEqual(patient.expect)
  },
)
