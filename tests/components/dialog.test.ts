import { expect, test } from 'vitest'
import { confirmButtonFixtures, dialogFixtures } from '#web/ui/dialog.fixtures.tsx'
import { LONG_TEXT } from '#web/ui/fixtures.ts'
import { atComponents, hasFocus, shownAs } from './showcase.ts'

test.each([
  ['usual', 'Nothing is sent'],
  ['with a way to close it', 'Log in'],
  ['long text', LONG_TEXT],
  ['dark', 'Nothing is sent'],
])(
  'a dialog, %s: is named by its heading, keeps the focus, closes on Escape and gives it back',
  async (state, name) => {
    const { page, end } = await atComponents()
    const shown = shownAs(page, dialogFixtures, state)
    const opener = shown.getByRole('button', { name: 'Open' })
    expect(await page.getByRole('dialog').count()).toBe(0)
    await opener.press('Enter')
    const dialog = page.getByRole('dialog', { name, exact: true })
    await dialog.waitFor()
    for (let tabs = 0; tabs < 4; tabs += 1) {
      // Beyond the last one the focus may be with the browser itself, but never behind the dialog.
      const outside = await page.evaluate(() => {
        const { activeElement } = document
        return activeElement !== document.body && !activeElement?.closest('dialog')
      })
      expect(outside).toBe(false)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Escape')
    await expect.poll(() => dialog.count()).toBe(0)
    expect(await hasFocus(opener)).toBe(true)
    await end()
  },
)

test('a dialog closes by its button', async () => {
  const { page, end } = await atComponents()
  const shown = shownAs(page, dialogFixtures, 'with a way to close it')
  await shown.getByRole('button', { name: 'Open' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).tap()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  await end()
})

test('a button for what cannot be undone says of what, and asks first', async () => {
  const { page, end } = await atComponents()
  const shown = shownAs(page, confirmButtonFixtures, 'usual')
  const done = shown.getByRole('status')
  const button = shown.getByRole('button', { name: 'Start again with the knee', exact: true })
  await button.tap()
  const dialog = page.getByRole('dialog', { name: 'Delete your answers?' })
  await dialog.getByRole('button', { name: 'No, keep them' }).tap()
  expect([await dialog.count(), await done.innerText()]).toEqual([0, ''])
  await button.tap()
  await dialog.getByRole('button', { name: 'Yes, delete them' }).tap()
  await expect.poll(() => done.innerText()).toBe('Deleted.')
  expect(await dialog.count()).toBe(0)
  await end()
})
