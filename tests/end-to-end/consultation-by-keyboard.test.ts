import { expect, test } from 'vitest'
import { keyboard } from './hands/keyboard.ts'
import { heartAttack, pulledMuscle, slippedDisc, tornMeniscus } from './patients.ts'
import { playWholeConsultation } from './whole-consultation.ts'

test.each([slippedDisc, tornMeniscus, heartAttack, pulledMuscle])(
  '$called, by keyboard alone',
  async (patient) => {
    expect(await playWholeConsultation(patient, keyboard)).toEqual(patient.expect)
  },
)
