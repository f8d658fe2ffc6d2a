import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchChromium } from '../chromium.ts'
import { deviceWith, visitSite } from '../end-to-end/visit.ts'
import { faultsOf } from './faults.ts'
import { pageStates } from './states.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(() => browser.close())

test.each(await pageStates())('$called', async ({ path, device, act, troubled }) => {
  const visit = await visitSite(browser, { stored: deviceWith(await device()), reducedMotion: 'reduce' })
  await visit.go(path)
  await act?.(visit.page)
  expect(await faultsOf(visit.page)).toEqual([])
  if (troubled) visit.troubles.length = 0
  await visit.end()
})
