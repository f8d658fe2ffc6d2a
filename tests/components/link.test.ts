import { expect, test } from 'vitest'
import { LONG_TEXT } from '#web/ui/fixtures.ts'
import { backLinkFixtures, linkRowFixtures } from '#web/ui/link.fixtures.tsx'
import { atComponents, openComponents, readOut, shownAs } from './showcase.ts'

const shared = openComponents()

test('the way back is a link', async () => {
  const page = shared()
  const back = (name: string, path: string) => `- paragraph:\n  - link "${name}":\n    - /url: ${path}`
  expect(await readOut(page, backLinkFixtures)).toEqual({
    usual: back('Back', '/'),
    'with its own words': back('All conditions', '/conditions'),
    focus: back('Back', '/'),
    dark: back('Back', '/'),
  })
})

test('a row of links is a list of them', async () => {
  const page = shared()
  const names = (state: string) =>
    shownAs(page, linkRowFixtures, state).getByRole('list').getByRole('link').allInnerTexts()
  const usual = ['Privacy policy', 'Tests and treatments', 'All conditions']
  expect(await names('usual')).toEqual(usual)
  expect(await names('dark')).toEqual(usual)
  expect(await names('long text')).toEqual([LONG_TEXT, 'Privacy policy'])
})

test('back and a row lead to their pages', async () => {
  const { page, go, end } = await atComponents()
  await shownAs(page, backLinkFixtures, 'usual').getByRole('link').tap()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  await go('/components')
  await shownAs(page, linkRowFixtures, 'usual').getByRole('link', { name: 'Privacy policy' }).tap()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/privacy-policy')
  await end()
})
