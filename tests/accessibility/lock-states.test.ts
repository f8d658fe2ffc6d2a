// @module-tag thorough
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { keepMessages } from '#web/features/history/keep-messages.ts'
import { lockMessages } from '#web/features/lock/messages.ts'
import { NAMED_SITE } from '../end-to-end/accounts/passkey-visit.ts'
import { settled, visitSite } from '../end-to-end/visit.ts'
import { faultsOf } from './faults.ts'

const PIN = '12345678'
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap()

async function choosePin(page: Page, pin: string): Promise<void> {
  await press(page, lockMessages.settings)
  await page.getByLabel(lockMessages.newPin, { exact: true }).fill(pin)
  await page.getByLabel(lockMessages.repeatPin, { exact: true }).fill(pin)
  await press(page, lockMessages.putOn)
}

async function putOn(page: Page): Promise<void> {
  await choosePin(page, PIN)
  await page.getByRole('button', { name: lockMessages.lockNow, exact: true }).waitFor()
}

async function lock(page: Page): Promise<void> {
  await putOn(page)
  await page.reload()
  await page.getByRole('button', { name: lockMessages.unlock, exact: true }).waitFor()
}

const states: [called: string, act: (page: Page) => Promise<void>][] = [
  [
    'choosing a PIN that is too short',
    async (page) => {
      await choosePin(page, '123')
      await page.getByText(lockMessages.pinShort).waitFor()
    },
  ],
  ['the lock is on', putOn],
  ['the page is locked', lock],
  [
    'the wrong PIN',
    async (page) => {
      await lock(page)
      await page.getByLabel(lockMessages.pin, { exact: true }).fill('000000')
      await press(page, lockMessages.unlock)
      await page.getByText(lockMessages.wrongPin).waitFor()
    },
  ],
]

test.each(states)('%s', async (_, act) => {
  const { page, end } = await visitSite({ reducedMotion: 'reduce', baseURL: NAMED_SITE() })
  await page.goto(keepMessages.path)
  await settled(page)
  await act(page)
  expect(await faultsOf(page)).toEqual([])
  await end()
})
