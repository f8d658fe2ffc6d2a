import { expect, test } from 'vitest'
import { keyboard } from './input-methods/keyboard.ts'
import { heartAttack, pulledMuscle, slippedDisc, tornMeniscus } from './patients.ts'
import { tried } from '../thoroughness.ts'
import { playWholeConsultation } from './whole-consultation.ts'

test.each(tried([tornMeniscus, slippedDisc, heartAttack, pulledMuscle], { quickly: 1 }))(
  '$called, by keyboard alone',
  async (patient) => {
    expect(await playWholeConsultation(patient, keyboard)).toEqual(patient.expect)
  },
)
