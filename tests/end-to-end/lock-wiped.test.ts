// @module-tag thorough
import { describe, test } from 'vitest'
import { ACCOUNT_PATHS } from '#api/account-paths'
import { homeMessages } from '#web/features/home/messages.ts'
import { lockMessages } from '#web/features/lock/messages.ts'
import { deviceMessages } from '#web/features/this-device/messages.ts'
import { wipedMessages } from '#web/features/this-device/wiped-messages.ts'
import { isLocked, press, putOnPin, visitWithAnswers } from './lock-visit.ts'

describe.concurrent('a lock on the device', () => {
  test('says when nothing can open it, and can be wiped', async ({ expect }) => {
    const { page, end } = await visitWithAnswers()
    await putOnPin(page)
    const lock = await page.evaluate(() => localStorage.getItem('lock')!)
    for (const spoiled of [lock.replace(/"salt":"[^"]*"/, '"salt":"?"'), lock.replace(/"iv"/, '"v"')]) {
      expect(spoiled).not.toBe(lock)
      await page.evaluate((to) => localStorage.setItem('lock', to), spoiled)
      await page.reload()
      await page.getByText(lockMessages.notUnderstood).waitFor()
      expect(await page.getByLabel(lockMessages.pin, { exact: true }).count()).toBe(0)
    }
    await press(page, deviceMessages.wipe)
    await page.getByText(lockMessages.wiped).waitFor()
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    await end()
  })

  test('everything can be wiped while it is locked', async ({ expect }) => {
    const { page, requests, end } = await visitWithAnswers()
    await putOnPin(page)
    await page.reload()
    await isLocked(page)
    await press(page, deviceMessages.wipe)
    await page.getByText(lockMessages.wiped).waitFor()
    expect(requests.map((request) => new URL(request.url()).pathname)).toContain(ACCOUNT_PATHS.forgetBrowser)
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
    await press(page, lockMessages.toStart)
    await page.getByRole('link', { name: homeMessages.start, exact: true }).waitFor()
    await end()
  })

  test('and while it is open, which leaves nothing in the page', async ({ expect }) => {
    const { page, end } = await visitWithAnswers()
    await putOnPin(page)
    await press(page, deviceMessages.wipe)
    await page.getByText(wipedMessages.wiped).waitFor()
    await page.getByRole('link', { name: homeMessages.start, exact: true }).waitFor()
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
    await end()
  })
})
