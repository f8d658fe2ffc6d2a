// @module-tag thorough
import { describe, test } from 'vitest'
import { FLOW } from '#web/domain/flow/flow.ts'
import { lockMessages } from '#web/features/lock/messages.ts'
import { personMessages } from '#web/features/person/messages.ts'
import { resultMessages } from '#web/features/result/messages.ts'
import { deviceMessages } from '#web/features/this-device/messages.ts'
import { startPrivateMessages } from '#web/features/this-device/start-private-messages.ts'
import { enterFromBodyOn } from './consult.ts'
import { clicks } from './input-methods/clicks.ts'
import {
  isLocked,
  isOn,
  keptEntry,
  plainStorage,
  press,
  putOnPin,
  unlock,
  visitWithAnswers,
} from './lock-visit.ts'
import { heldInTab } from './keeping-nothing.ts'
import { slippedDisc } from './patients.ts'
import { settled } from './visit.ts'

describe.concurrent('what was open under a lock closes', () => {
  test('when a consultation is begun that keeps nothing', async ({ expect }) => {
    const { page, end } = await visitWithAnswers()
    await putOnPin(page)
    await page.goto('/')
    await unlock(page)
    await page.getByRole('button', { name: lockMessages.unlock, exact: true }).waitFor({ state: 'detached' })
    const before = await keptEntry(page)
    await press(page, startPrivateMessages.start)
    await page.getByRole('heading', { level: 1, name: personMessages.bodyHeading }).waitFor()
    await settled(page)
    expect(await page.getByRole('dialog').count()).toBe(0)
    await enterFromBodyOn(page, slippedDisc, clicks(page))
    expect(await keptEntry(page)).toBe(before)
    expect(await heldInTab(page, 'userAnswers')).toContain('sex')
    await end()
  })

  test('in every tab, by "lock now" in one', async ({ expect }) => {
    const { page, context, end } = await visitWithAnswers()
    await putOnPin(page)
    const another = await context.newPage()
    await another.goto(FLOW.causes)
    await unlock(another)
    await another.getByRole('heading', { level: 1, name: resultMessages.causesHeading }).waitFor()
    await press(page, lockMessages.lockNow)
    await isLocked(page)
    await isLocked(another)
    expect(await another.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual([
      lockMessages.lockedHeading,
    ])
    await end()
  })

  test('in another tab, what is ticked there and not sent too', async ({ expect }) => {
    const { page, context, end } = await visitWithAnswers()
    const another = await context.newPage()
    await another.goto('/')
    await another.evaluate(() => sessionStorage.setItem('draftAnswers', '{"own-words":"my secret"}'))
    await putOnPin(page)
    await isLocked(another)
    await press(another, lockMessages.goOn)
    await another.getByText(deviceMessages.private).first().waitFor()
    expect(await plainStorage(another)).not.toContain('secret')
    await end()
  })

  test('after the minutes that were chosen last', async ({ expect }) => {
    const { page, end } = await visitWithAnswers()
    await page.clock.install()
    await putOnPin(page, 1)
    await press(page, lockMessages.takeOff)
    await page.getByText(lockMessages.isOff).waitFor()
    await putOnPin(page, 15)
    await page.clock.runFor('14:30')
    await isOn(page)
    expect(await page.getByRole('heading', { name: lockMessages.lockedHeading, exact: true }).count()).toBe(0)
    await page.clock.runFor('00:40')
    await isLocked(page)
    await end()
  })

  test('also where the clock was put back meanwhile', async ({ expect }) => {
    const { page, end } = await visitWithAnswers()
    await page.clock.install()
    await putOnPin(page, 1)
    await page.clock.setSystemTime(Date.now() - 86_400_000)
    await page.clock.runFor('02:10')
    await isLocked(page)
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    await end()
  })

  test('when Back brings the page back as it was left', async ({ expect }) => {
    const { page, end } = await visitWithAnswers()
    await putOnPin(page)
    await page.goto(FLOW.causes)
    await unlock(page)
    await page.getByRole('heading', { level: 1, name: resultMessages.causesHeading }).waitFor()
    // The shell of Chromium keeps no page that was left; a whole one says this of those that it brings back.
    await page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
      const isShown = document.documentElement.checkVisibility()
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      if (isShown) throw new Error('what was open would be shown for a moment')
    })
    await isLocked(page)
    expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual([
      lockMessages.lockedHeading,
    ])
    await end()
  })
})
