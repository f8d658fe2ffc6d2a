import { expect, test } from 'vitest'
import { disclosureFixtures } from '#web/ui/disclosure.fixtures.tsx'
import { atComponents, openComponents, shownAs } from './showcase.ts'

const shared = openComponents()

test.each([
  ['closed', false],
  ['open', true],
  ['long text', false],
  ['focus', false],
  ['dark', true],
])('%s: shows its content: %s', async (state, isOpen) => {
  const page = shared()
  const content = shownAs(page, disclosureFixtures, state).getByText(/^Some causes are much more common/)
  expect(await content.isVisible()).toBe(isOpen)
})

test('opens and closes by touch and by keyboard', async () => {
  const { page, end } = await atComponents()
  const shown = shownAs(page, disclosureFixtures, 'closed')
  const summary = shown.locator('summary')
  const content = shown.getByText(/^Some causes/)
  await summary.tap()
  expect(await content.isVisible()).toBe(true)
  await summary.press('Enter')
  expect(await content.isVisible()).toBe(false)
  await summary.press('Space')
  expect(await content.isVisible()).toBe(true)
  await end()
})
