import type { Page } from 'playwright-core'
import { personMessages } from '#web/features/person/messages.ts'
import { startPrivateMessages } from '#web/features/this-device/start-private-messages.ts'
import { arriveAt, tellFromBodyOn } from './consult.ts'
import { touch } from './hands/touch.ts'
import { slippedDisc } from './patients.ts'
import { visitSite, type Visit } from './visit.ts'

export const entriesOfTab = (page: Page) => page.evaluate(() => Object.keys(sessionStorage).sort())

/** Somebody has told place and person in a tab that keeps nothing. */
export async function toldKeepingNothing(): Promise<Visit> {
  const visit = await visitSite()
  const { page } = visit
  await visit.go('/')
  await touch(page).press('button', startPrivateMessages.start)
  await arriveAt(page, personMessages.bodyHeading)
  await tellFromBodyOn(page, slippedDisc, touch(page))
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
