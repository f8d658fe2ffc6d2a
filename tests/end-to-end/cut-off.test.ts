// @module-tag thorough
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { personMessages } from '#web/features/person/messages.ts'
import { arriveAt } from './consult.ts'
import { entriesOfTab, visitKeepingNothing } from './keeping-nothing.ts'
import { settled } from './visit.ts'

/** The tab is cut off, so that its page notes nothing more, and comes back so much later. */
async function cutOff(page: Page, inSight: boolean, afterMs: number): Promise<void> {
  await page.evaluate(
    ([isHidden, after]) => {
      Object.defineProperty(document, 'hidden', { value: isHidden })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      const heard = Number(sessionStorage.getItem('privateTab'))
      sessionStorage.setItem('privateTab', `${heard + after}`)
      Storage.prototype.setItem = () => {}
    },
    [!inSight, afterMs] as const,
  )
  await page.reload()
  await settled(page)
}

describe('a tab that keeps nothing and was cut off, as by a crash, a loss of power or a phone short of memory', () => {
  test.each([
    ['all when it is loaded anew soon after it was looked at', true, 5000, true],
    ['nothing when it comes back later', true, 31_000, false],
    ['all when its person comes back from another app', false, 150_000, true],
    ['nothing when that was long ago', false, 181_000, false],
  ])('shows %s', async (_, inSight, afterMs, isShown) => {
    const { page, end } = await visitKeepingNothing()
    await cutOff(page, inSight, afterMs)
    if (!isShown) await arriveAt(page, personMessages.bodyHeading)
    const entries = await entriesOfTab(page)
    expect(entries).toEqual(isShown ? expect.arrayContaining(['privateTab', 'userAnswers']) : ['privateTab'])
    await end()
  })
})
