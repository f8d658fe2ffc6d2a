import type { Browser, Page } from 'playwright-core'
import { afterAll } from 'vitest'
import { launchChromium } from '../chromium.ts'
import { openVisit, type Visit, type VisitOptions } from './open-visit.ts'

export { PHONE, settled, type Visit, type VisitOptions } from './open-visit.ts'

const ANSWERS_KEY = 'userAnswers'

/** Of all visits of one test file; started by the first. */
let browser: Promise<Browser> | undefined
afterAll(async () => (await browser)?.close())

export async function visitSite(options: VisitOptions = {}): Promise<Visit> {
  browser ??= launchChromium()
  return openVisit(await browser, options)
}

/** One visit from beginning to end. */
export async function visiting(options: VisitOptions, act: (visit: Visit) => Promise<void>): Promise<void> {
  const visit = await visitSite(options)
  await act(visit)
  await visit.end()
}

/** Stored answers as a device holds them on arrival. */
export function deviceWith(answers: Record<string, unknown>): Record<string, string> {
  return { [ANSWERS_KEY]: JSON.stringify(answers) }
}

/** What the device holds of the answers now; null when there is nothing. */
export function storedAnswers(page: Page): Promise<Record<string, unknown> | null> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), ANSWERS_KEY)
}
