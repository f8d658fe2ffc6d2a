// @module-tag thorough
import { expect, test } from 'vitest'
import { screenReader } from './input-methods/screen-reader.ts'
import { heartAttack, pulledMuscle, slippedDisc, tornMeniscus } from './patients.ts'
import { tried } from '../thoroughness.ts'
import { playWholeConsultation } from './whole-consultation.ts'

test.each(tried([pulledMuscle, slippedDisc, tornMeniscus, heartAttack], { quickly: 1 }))(
  '$called, by roles and names alone',
  async (patient) => {
    expect(await playWholeConsultation(patient, screenReader)).toEqual(patient.expect)
  },
)
