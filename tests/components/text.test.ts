import { expect, test } from 'vitest'
import { shareBarFixtures, iconFixtures } from '#web/ui/drawing.fixtures.tsx'
import { LONG_TEXT } from '#web/ui/fixtures.ts'
import { cautionFixtures, textListFixtures, unseenFixtures } from '#web/ui/text.fixtures.tsx'
import { openComponents, readOut, shownAs } from './showcase.ts'

const shared = openComponents()

test('a list of texts is a list', async () => {
  const page = shared()
  const steps = ['Sit on a chair.', 'Stretch one leg.', 'Say whether it hurts.']
  const list = (texts: string[]) => ['- list:', ...texts.map((text) => `  - listitem: ${text}`)].join('\n')
  expect(await readOut(page, textListFixtures)).toEqual({
    usual: list(steps),
    'in order': list(steps),
    'long text': list([LONG_TEXT, ...steps]),
  })
  expect(await shownAs(page, textListFixtures, 'in order').locator('ol').count()).toBe(1)
})

test('a caution says that care is needed, then why', async () => {
  const page = shared()
  const caution = (why: string) => `- paragraph:\n  - strong: "Be careful:"\n  - text: ${why}`
  expect(await readOut(page, cautionFixtures)).toEqual({
    usual: caution('Ask first in case of a stomach ulcer.'),
    dark: caution('Not in pregnancy.'),
    'long text': caution(LONG_TEXT),
  })
})

test('unseen words are read out and take no room', async () => {
  const page = shared()
  const shown = shownAs(page, unseenFixtures, 'usual')
  expect(await shown.ariaSnapshot()).toBe('- paragraph: Delete the result of 3 May')
  const { width, height } = (await shown.getByText('the result of 3 May').boundingBox())!
  expect([width, height].every((length) => length <= 1)).toBe(true)
})

test('icons and bars are decoration: drawn, but not read out', async () => {
  const page = shared()
  for (const fixtures of [iconFixtures, shareBarFixtures]) {
    for (const [state, heard] of Object.entries(await readOut(page, fixtures))) {
      const { width } = (await shownAs(page, fixtures, state).locator('svg').boundingBox())!
      expect([state, heard, width > 0]).toEqual([state, '', true])
    }
  }
})

test.each([
  ['nothing', 1.5],
  ['some', 42],
  ['all', 100],
])('a bar that shows %s is filled to %d percent', async (state, percent) => {
  const page = shared()
  const [track, share] = await shownAs(page, shareBarFixtures, state)
    .locator('rect')
    .evaluateAll((rects) => rects.map((rect) => rect.getBoundingClientRect().width))
  expect((100 * share!) / track!).toBeCloseTo(percent, 0)
})
