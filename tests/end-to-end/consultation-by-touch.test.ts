import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchChromium } from '../chromium.ts'
import { touch } from './hands/touch.ts'
import { heartAttack, pulledMuscle, slippedDisc, tornMeniscus } from './patients.ts'
import { playWholeConsultation } from './whole-consultation.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(() => browser.close())

test.each([slippedDisc, tornMeniscus, heartAttack, pulledMuscle])(
  '$called, by touch on a phone',
  async (patient) => {
    expect(await playWholeConsultation(browser, patient, touch)).toEqual(patient.expect)
  },
)
