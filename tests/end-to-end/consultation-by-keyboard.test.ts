import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchChromium } from '../chromium.ts'
import { keyboard } from './hands/keyboard.ts'
import { heartAttack, pulledMuscle, slippedDisc, tornMeniscus } from './patients.ts'
import { playWholeConsultation } from './whole-consultation.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(() => browser.close())

test.each([slippedDisc, tornMeniscus, heartAttack, pulledMuscle])(
  '$called, by keyboard alone',
  async (patient) => {
    expect(await playWholeConsultation(browser, patient, keyboard)).toEqual(patient.expect)
  },
)
