import type { Page } from 'playwright-core'
import { personMessages } from '#web/features/person/messages.ts'
import { startPrivateMessages } from '#web/features/this-device/start-private-messages.ts'
import { arriveAt, enterFromBodyOn } from './consult.ts'
import { clicks } from './input-methods/clicks.ts'
import { slippedDisc } from './patients.ts'
import { visitSite, type Visit } from './visit.ts'

export const entriesOfTab = (page: Page) => page.evaluate(() => Object.keys(sessionStorage).sort())

/** What such a tab holds under this name, of which half lies in its storage and half in its name; null when there is none. */
export const heldInTab = (page: Page, key: string) =>
  page.evaluate((name) => {
    const half = sessionStorage.getItem(name)
    const other = (JSON.parse(window.name) as Record<string, string>)[name]
    if (half === null || other === undefined) return null
    const bytes = Uint8Array.from(half, (sign, at) => sign.charCodeAt(0) ^ other.charCodeAt(at))
    return new TextDecoder().decode(bytes)
  }, key)

/** A tab that has the storage of this one, as when the browser brings it back or copies it, and not its name. */
export async function withItsStorage(page: Page): Promise<Page> {
  const held = await page.evaluate(() => Object.entries(sessionStorage))
  const copy = await page.context().newPage()
  await copy.addInitScript((entries) => {
    if (sessionStorage.length === 0) for (const [key, value] of entries) sessionStorage.setItem(key, value)
  }, held)
  return copy
}

/** Place and person are entered, in a private tab. */
export async function visitKeepingNothing(place = slippedDisc.place): Promise<Visit> {
  const visit = await visitSite()
  const { page } = visit
  await visit.go('/')
  await clicks(page).press('button', startPrivateMessages.start)
  await arriveAt(page, personMessages.bodyHeading)
  await enterFromBodyOn(page, { ...slippedDisc, place }, clicks(page))
  return visit
}

/** When the page is left from now on, that was so long ago. */
export async function leaveEarlierBy(page: Page, ms: number): Promise<void> {
  await page.evaluate((earlier) => {
    window.addEventListener('pagehide', () => {
      sessionStorage.setItem('privateTab', `${Date.now() - earlier}`)
      // The page notes it once more when it is hidden.
      Storage.prototype.setItem = () => {}
    })
  }, ms)
}
