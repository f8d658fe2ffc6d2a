import { expect, test } from 'vitest'
import { buttonFixtures } from '#web/ui/button.fixtures.tsx'
import { LONG_TEXT } from '#web/ui/fixtures.ts'
import { atComponents, openComponents, readOut, shownAs, showsPress } from './showcase.ts'

const shared = openComponents()

test('says what it is, what it does and whether it can be pressed', async () => {
  const page = shared()
  expect(await readOut(page, buttonFixtures)).toEqual({
    primary: '- button "Continue"',
    secondary: '- button "Not now"',
    quiet: '- button "Clear the choice"',
    danger: '- button "Delete my account"',
    'with an icon': '- button "Print this page"',
    link: '- link "Start the check":\n  - /url: /man-body',
    disabled: '- button "Log in" [disabled]',
    busy: '- button "One moment…" [disabled]',
    'quiet and disabled': '- button "Clear the choice" [disabled]',
    'long text': `- button "${LONG_TEXT}"`,
    focus: '- button "Continue"',
    'primary in the dark': '- button "Continue"',
    'secondary in the dark': '- button "Not now"',
    'danger in the dark': '- button "Delete my account"',
  })
})

test.each([
  'primary',
  'secondary',
  'quiet',
  'danger',
  'link',
  'primary in the dark',
  'secondary in the dark',
])('%s: shows that it is pressed', async (state) => {
  const page = shared()
  expect(await showsPress(page, shownAs(page, buttonFixtures, state).locator('button, a'))).toBe(true)
})

test('sends no form by itself', async () => {
  const page = shared()
  const types = await shownAs(page, buttonFixtures, 'primary')
    .getByRole('button')
    .evaluate((button: HTMLButtonElement) => button.type)
  expect(types).toBe('button')
})

test('a link that looks like a button leads on', async () => {
  const { page, end } = await atComponents()
  await shownAs(page, buttonFixtures, 'link').getByRole('link').tap()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/man-body')
  await end()
})
