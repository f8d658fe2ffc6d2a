import { expect, test } from 'vitest'
import { touch } from './input-methods/touch.ts'
import { heartAttack, slippedDisc } from './patients.ts'
import { playWholeConsultation } from './whole-consultation.ts'

/** An ordinary end and an emergency. The other patients come by keyboard and by names; same-consultation.test.ts goes by touch to every place. */
test.each([slippedDisc, heartAttack])('$called, by touch on a phone', async (patient) => {
  expect(await playWholeConsultation(patient, touch)).toEqual(patient.expect)
})
