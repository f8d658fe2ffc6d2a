// @module-tag thorough
import { expect, test } from 'vitest'
import { atComponents } from '../components/showcase.ts'
import { faultsOf } from './faults.ts'

test('every component in every state', async () => {
  const { page, end } = await atComponents({ reducedMotion: 'reduce' })
  await page
    .locator('main details')
    .evaluateAll((all: HTMLDetailsElement[]) => all.forEach((each) => (each.open = true)))
  for (const attempt of await page.getByRole('button', { name: 'Continue without an answer' }).all())
    await attempt.tap()
  expect(await faultsOf(page)).toEqual([])
  await end()
})

test.each(['usual', 'with a way to close it', 'long text', 'dark'])('an open dialog, %s', async (state) => {
  const { page, end } = await atComponents({ reducedMotion: 'reduce' })
  await page
    .locator('section[aria-labelledby="dialog"] figure')
    .filter({ hasText: state })
    .getByRole('button', { name: 'Open' })
    .tap()
  expect(await faultsOf(page)).toEqual([])
  await end()
})
