import type { Page } from 'playwright-core'
import { keepMessages } from '#web/features/history/keep-messages.ts'
import { lockMessages } from '#web/features/lock/messages.ts'
import { slippedDisc } from './patients.ts'
import { answeredBy } from './user-answers.ts'
import { settled, visitSite, type VisitOptions } from './visit.ts'

export const PIN = '4711 0815'
export const EARLIER = keepMessages.path

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap()
export const isLocked = (page: Page) =>
  page.getByRole('heading', { level: 1, name: lockMessages.lockedHeading, exact: true }).waitFor()
export const isOn = (page: Page) =>
  page.getByRole('button', { name: lockMessages.lockNow, exact: true }).waitFor()

/** All that this site has in the browser's storage, as text. */
export const plainStorage = (page: Page) =>
  page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))

/** What is kept, encrypted. */
export const keptEntry = (page: Page) => page.evaluate(() => localStorage.getItem('kept'))

/** @param idleMinutes the one that is chosen at first, if none is given */
export async function putOnPin(page: Page, idleMinutes?: 1 | 5 | 15): Promise<void> {
  const settings = page.getByRole('button', { name: lockMessages.settings, exact: true })
  if (await settings.isVisible()) await settings.tap()
  await page.getByLabel(lockMessages.newPin, { exact: true }).fill(PIN)
  await page.getByLabel(lockMessages.repeatPin, { exact: true }).fill(PIN)
  if (idleMinutes) await page.getByLabel(lockMessages.idle, { exact: true }).selectOption(String(idleMinutes))
  await press(page, lockMessages.putOn)
  await isOn(page)
}

export async function unlock(page: Page, pin = PIN): Promise<void> {
  await page.getByLabel(lockMessages.pin, { exact: true }).fill(pin)
  await press(page, lockMessages.unlock)
}

/** A device with answers, at the page of earlier results. They are put there once, not at each load. */
export async function visitWithAnswers(options: VisitOptions = {}) {
  const answers = await answeredBy(slippedDisc)
  const visit = await visitSite(options)
  await visit.page.goto(EARLIER)
  await visit.page.evaluate((stored) => localStorage.setItem('userAnswers', stored), JSON.stringify(answers))
  await visit.page.reload()
  await settled(visit.page)
  return { ...visit, answers }
}
