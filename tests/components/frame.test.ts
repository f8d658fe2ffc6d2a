import { expect, test } from 'vitest'
import { cardFixtures } from '#web/ui/card.fixtures.tsx'
import { LONG_TEXT } from '#web/ui/fixtures.ts'
import { sectionFixtures } from '#web/ui/text.fixtures.tsx'
import { urgencyFrameFixtures } from '#web/ui/urgency-frame.fixtures.tsx'
import { openComponents, readOut, shownAs } from './showcase.ts'

const shared = openComponents()

test('a card is nothing but a frame, unless it is a thing with a name', async () => {
  const page = shared()
  const words = '- paragraph: A muscle of the back may be strained.'
  expect(await readOut(page, cardFixtures)).toEqual({
    plain: words,
    sunken: words,
    'article with a name': `- article "Strained muscle":\n  - heading "Strained muscle" [level=3]\n  ${words}`,
    'long text': `- text: ${LONG_TEXT}`,
    dark: words,
    'sunken in the dark': words,
  })
})

test.each([
  ['emergency', 'Get help now', '--emergency'],
  ['urgent', 'Get help today', '--urgent'],
  ['routine', 'See a doctor in the next weeks', '--routine'],
  ['self-care', 'Look after it at home', '--self-care'],
  ['long text', `Get help today: ${LONG_TEXT}`, '--urgent'],
  ['emergency in the dark', 'Get help at once', '--emergency'],
])(
  'the frame of an urgency, %s: is named by its words, in the colour of its level',
  async (state, name, token) => {
    const page = shared()
    const shown = shownAs(page, urgencyFrameFixtures, state)
    const frame = shown.getByRole('region', { name, exact: true })
    const [heading, colour] = await frame.evaluate((element, token) => {
      const probe = element.appendChild(document.createElement('i'))
      probe.style.color = `var(${token})`
      return [getComputedStyle(element.querySelector('h2')!).color, getComputedStyle(probe).color]
    }, token)
    expect(heading).toBe(colour)
  },
)

test.each([
  ['usual', 'section-usual', 'What you can do yourself'],
  ['long text', 'section-long', LONG_TEXT],
])('a section, %s: is named by its heading, to which a link can lead', async (state, id, name) => {
  const page = shared()
  const region = shownAs(page, sectionFixtures, state).getByRole('region', { name, exact: true })
  expect(await region.getByRole('heading', { level: 2 }).getAttribute('id')).toBe(id)
})
