// @module-tag thorough
import type { Page } from 'playwright-core'
import { describe, test } from 'vitest'
import { lockMessages } from '#web/features/lock/messages.ts'
import { isLocked, PIN, press, putOnPin, unlock, visitWithAnswers } from './lock-visit.ts'
import { storedAnswers } from './visit.ts'

/** Neither the screen nor what reads it aloud gives the digits away, and no password manager is to keep them. */
const PIN_FIELD = {
  type: 'password',
  autocomplete: 'one-time-code',
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
}

const fieldsOfPins = (page: Page) =>
  page
    .locator('input[type="password"]')
    .evaluateAll(
      (inputs, names) => inputs.map((input) => names.map((name) => [name, input.getAttribute(name)])),
      Object.keys(PIN_FIELD),
    )

describe.concurrent('the PIN of a lock', () => {
  test('its PIN is in fields that password managers leave alone', async ({ expect }) => {
    const { page, end } = await visitWithAnswers()
    await press(page, lockMessages.settings)
    await page.getByLabel(lockMessages.repeatPin, { exact: true }).waitFor()
    const field = Object.entries(PIN_FIELD)
    expect(await fieldsOfPins(page)).toEqual([field, field])
    await putOnPin(page)
    await page.reload()
    await isLocked(page)
    expect(await fieldsOfPins(page)).toEqual([field])
    await end()
  })

  test('tells what is kept and damaged from a wrong PIN', async ({ expect }) => {
    const { page, end } = await visitWithAnswers()
    await putOnPin(page)
    const spoil = (name: string, to: string) =>
      page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [name, to])
    for (const spoiled of ['{"iv":"AAAAAAAAAAAAAAAA","data":"AAAA"}', '{"iv":"AAAA"}', 'null', 'no JSON']) {
      await spoil('kept', spoiled)
      await page.reload()
      await unlock(page)
      await page.getByText(lockMessages.damaged).waitFor()
      expect(await page.evaluate(() => localStorage.getItem('lockTries'))).toBeNull()
    }
    await press(page, lockMessages.goOn)
    await page.getByRole('button', { name: lockMessages.settings, exact: true }).waitFor()
    await end()
  })

  test('asks to wait after three wrong PINs, also after a reload', async ({ expect }) => {
    const { page, end } = await visitWithAnswers()
    await putOnPin(page)
    await page.reload()
    // Stands still, so that however slow the machine is, the wait is not over before it was looked at.
    const now = Date.now()
    await page.clock.setFixedTime(now)
    for (const wrong of ['000000', '111111', '222222']) {
      await isLocked(page)
      await unlock(page, wrong)
      await page.getByText(/That is not the PIN/).waitFor()
    }
    const button = page.getByRole('button', { name: lockMessages.unlock, exact: true })
    await page.getByText(lockMessages.wait({ seconds: 2 })).waitFor()
    await page.reload()
    await page.getByText(lockMessages.wait({ seconds: 2 })).waitFor()
    expect(await button.isDisabled()).toBe(true)
    await page.clock.setFixedTime(now + 1999)
    await page.getByText(lockMessages.wait({ seconds: 1 })).waitFor()
    expect(await button.isDisabled()).toBe(true)
    await page.clock.setFixedTime(now + 2000)
    await page.getByRole('button', { name: lockMessages.unlock, exact: true, disabled: false }).waitFor()
    await unlock(page)
    await page.getByRole('button', { name: lockMessages.settingsOn, exact: true }).waitFor()
    await end()
  })

  test('refuses a PIN that is short or mistyped', async ({ expect }) => {
    const { page, end } = await visitWithAnswers()
    await press(page, lockMessages.settings)
    await page.getByLabel(lockMessages.newPin, { exact: true }).fill('1234')
    await press(page, lockMessages.putOn)
    await page.getByText(lockMessages.pinShort).waitFor()
    await page.getByLabel(lockMessages.newPin, { exact: true }).fill(PIN)
    await page.getByLabel(lockMessages.repeatPin, { exact: true }).fill(`${PIN}0`)
    await press(page, lockMessages.putOn)
    await page.getByText(lockMessages.pinsDiffer).waitFor()
    expect(await storedAnswers(page)).not.toBeNull()
    await end()
  })
})
