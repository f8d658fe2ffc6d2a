import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchChromium } from '../chromium.ts'
import { screenReader } from './hands/screen-reader.ts'
import { heartAttack, pulledMuscle, slippedDisc, tornMeniscus } from './patients.ts'
import { playWholeConsultation } from './whole-consultation.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(() => browser.close())

test.each([slippedDisc, tornMeniscus, heartAttack, pulledMuscle])(
  '$called, by roles and names alone',
  async (patient) => {
    expect(await playWholeConsultation(browser, patient, screenReader)).toEqual(patient.expect)
  },
)
