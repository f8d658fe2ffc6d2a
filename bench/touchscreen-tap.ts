import type { ElementHandle, Page } from 'playwright-core'

/** As short a look as a person in a hurry takes at a question before tapping. */
const LOOK_MS = 600
/** Until the page is at rest again after it was asked where the thing to tap is: no finger asks that. */
const REST_MS = 100
/** A quick finger's time on the glass; at 0, what the page does on touching would count towards the answer to lifting. */
const CONTACT_MS = 60

/** A finger that looks, touches and lifts, at a cost to the page that a real one has too. @param before runs before it comes down. */
export async function touchscreenTap(
  page: Page,
  before: () => Promise<void>,
): Promise<(found: ElementHandle) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page)
  return async (found) => {
    await page.waitForTimeout(LOOK_MS)
    await found.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await found.boundingBox())!
    await before()
    await page.waitForTimeout(REST_MS)
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await page.waitForTimeout(CONTACT_MS)
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
}
