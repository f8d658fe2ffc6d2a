// @module-tag thorough
import { describe, test } from 'vitest'
import { FLOW } from '#web/domain/flow/flow.ts'
import { callNowMessages } from '#web/features/emergency-call/call-now.tsx'
import { homeMessages } from '#web/features/home/messages.ts'
import { keepMessages } from '#web/features/history/keep-messages.ts'
import { historyMessages } from '#web/features/history/messages.ts'
import { lockMessages } from '#web/features/lock/messages.ts'
import { resultMessages } from '#web/features/result/messages.ts'
import { deviceMessages } from '#web/features/this-device/messages.ts'
import { openSiteProxy } from './site-proxy.ts'
import {
  EARLIER,
  isLocked,
  isOn,
  keptEntry,
  plainStorage,
  PIN,
  press,
  putOnPin,
  unlock,
  visitWithAnswers,
} from './lock-visit.ts'
import { slippedDisc } from './patients.ts'
import { settled, storedAnswers, throughServiceWorker, visitSite } from './visit.ts'

describe.concurrent('a lock on the device', () => {
  test('encrypts what is kept, opens with the PIN, and comes off again', async ({ expect }) => {
    const { page, answers, end } = await visitWithAnswers()
    expect(await plainStorage(page)).toContain(slippedDisc.place)
    await putOnPin(page)
    for (const open of [slippedDisc.place, 'sex', 'age_range', PIN])
      expect(await plainStorage(page)).not.toContain(open)

    await page.goto(FLOW.causes)
    await isLocked(page)
    expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual([
      lockMessages.lockedHeading,
    ])
    // Whoever stands before a lock may need help now.
    const call = page.getByRole('link', { name: callNowMessages.call, exact: true })
    expect(await call.getAttribute('href')).toBe('tel:112')
    await unlock(page, 'not the pin')
    await page.getByText(lockMessages.wrongPin).waitFor()
    await unlock(page)
    await page.getByRole('heading', { level: 1, name: resultMessages.causesHeading }).waitFor()
    // What the page has kept since is behind the lock, too.
    await settled(page)
    expect(await plainStorage(page)).not.toContain(slippedDisc.place)

    await page.goto(EARLIER)
    await unlock(page)
    await press(page, lockMessages.settingsOn)
    await press(page, lockMessages.takeOff)
    await page.getByText(lockMessages.isOff).waitFor()
    expect(await storedAnswers(page)).toEqual(answers)
    await page.reload()
    await page.getByRole('button', { name: lockMessages.settings, exact: true }).waitFor()
    await end()
  })

  test('keeps what is answered behind it', async ({ expect }) => {
    const { page, end } = await visitWithAnswers()
    await putOnPin(page)
    await page.goto(FLOW.result)
    await unlock(page)
    await press(page, keepMessages.keep)
    await page.getByText(keepMessages.kept).waitFor()
    await page.goto(EARLIER)
    await unlock(page)
    await page.getByRole('button', { name: historyMessages.removeAll }).waitFor()
    expect(await plainStorage(page)).not.toContain('keptResults')
    await end()
  })

  test('the site can be used without unlocking, and what is locked stays', async ({ expect }) => {
    const { page, end } = await visitWithAnswers()
    await putOnPin(page)
    const before = await keptEntry(page)
    await page.goto('/')
    await press(page, lockMessages.goOn)
    await page.getByText(deviceMessages.private).first().waitFor()
    await settled(page)
    // With answers there would be a link that goes on with them.
    await page.getByRole('link', { name: homeMessages.start, exact: true }).waitFor()
    await page.goto(FLOW.causes)
    await settled(page)
    expect(await page.getByText(resultMessages.causesHeading, { exact: true }).count()).toBe(0)
    expect(await plainStorage(page)).not.toContain(slippedDisc.place)
    expect(await keptEntry(page)).toBe(before)
    await end()
  })

  test('is not put on where there is no room for it, and says so', async ({ expect }) => {
    const { page, answers, end } = await visitWithAnswers()
    await page.evaluate(() => localStorage.setItem('full', 'x'.repeat(5_000_000)))
    await press(page, lockMessages.settings)
    await page.getByLabel(lockMessages.newPin, { exact: true }).fill(PIN)
    await page.getByLabel(lockMessages.repeatPin, { exact: true }).fill(PIN)
    await press(page, lockMessages.putOn)
    await page.getByText(lockMessages.noRoom).waitFor()
    await page.getByRole('button', { name: lockMessages.putOn, exact: true, disabled: false }).waitFor()
    expect(await storedAnswers(page)).toEqual(answers)
    expect(await page.evaluate(() => [localStorage.getItem('lock'), localStorage.getItem('kept')])).toEqual([
      null,
      null,
    ])
    await end()
  })

  test('is not offered where the browser keeps nothing', async ({ expect }) => {
    const { page, end } = await visitSite()
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('refused', 'SecurityError')
        },
      })
    })
    await page.goto(EARLIER)
    await settled(page)
    await press(page, lockMessages.settings)
    await page.getByText(lockMessages.notKept).waitFor()
    expect(await page.getByRole('button', { name: lockMessages.putOn, exact: true }).count()).toBe(0)
    await end()
  })

  test('closes after minutes without a touch', async ({ expect }) => {
    const { page, end } = await visitWithAnswers()
    await page.clock.install()
    await putOnPin(page, 1)
    await page.clock.runFor('00:50')
    await page.keyboard.press('Shift')
    await page.clock.runFor('00:50')
    await isOn(page)
    await page.clock.runFor('00:15')
    await isLocked(page)
    expect(await plainStorage(page)).not.toContain(slippedDisc.place)
    await end()
  })

  test('opens without a network', async ({ expect }) => {
    const proxy = await openSiteProxy()
    const { page, context, troubles } = await visitWithAnswers({
      baseURL: proxy.site,
      serviceWorkers: 'allow',
    })
    await putOnPin(page)
    await throughServiceWorker(page)
    proxy.disconnect()
    await page.goto(FLOW.causes)
    await isLocked(page)
    await unlock(page)
    const heading = page.getByRole('heading', { level: 1, name: resultMessages.causesHeading })
    await heading.waitFor()
    expect(await heading.count()).toBe(1)
    troubles.length = 0
    await context.close()
    await proxy.end()
  })
})
