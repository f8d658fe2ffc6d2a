import { expect, test } from 'vitest'
import { choiceFixtures } from '#web/ui/choice.fixtures.tsx'
import { checkFieldFixtures } from '#web/ui/check-field.fixtures.tsx'
import { LONG_TEXT } from '#web/ui/fixtures.ts'
import { segmentsFixtures } from '#web/ui/segments.fixtures.tsx'
import { atComponents, descriptionOf, hasFocus, openComponents, shownAs, showsPress } from './showcase.ts'

const shared = openComponents()

const NOTE = 'It goes below the knee, or into the foot.'

test.each([
  ['radio', 'radio', 'Yes', false],
  ['radio, chosen', 'radio', 'Yes', true],
  ['checkbox', 'checkbox', 'Numb skin', false],
  ['checkbox, chosen', 'checkbox', 'Numb skin', true],
  ['with a note', 'radio', `Down the leg ${NOTE}`, false],
  ['quiet', 'radio', 'Not sure', false],
  ['quiet, chosen', 'radio', 'Not sure', true],
  ['long text', 'checkbox', `${LONG_TEXT} ${LONG_TEXT}`, false],
  ['focus', 'radio', 'Yes', false],
  ['dark', 'checkbox', `Numb skin ${NOTE}`, false],
  ['chosen in the dark', 'checkbox', 'Numb skin', true],
] as const)('a choice, %s: is a %s, "%s", chosen: %s', async (state, role, name, isChosen) => {
  const page = shared()
  const control = shownAs(page, choiceFixtures, state).getByRole(role, { name, exact: true })
  expect(await control.isChecked()).toBe(isChosen)
})

test.each([
  ['checkbox', false],
  ['checkbox, chosen', true],
])('a choice, %s: its tick is there to be seen, also in forced colours: %s', async (state, isTicked) => {
  const { page, end } = await atComponents({ forcedColors: 'active' })
  const tick = shownAs(page, choiceFixtures, state).locator('label svg')
  expect(await tick.isVisible()).toBe(isTicked)
  await end()
})

test.each(['radio', 'checkbox', 'dark'])('a choice, %s: shows that it is pressed', async (state) => {
  const page = shared()
  expect(await showsPress(page, shownAs(page, choiceFixtures, state).locator('label'))).toBe(true)
})

test('a choice is made anywhere on its card, and by the space bar', async () => {
  const { page, end } = await atComponents()
  const shown = shownAs(page, choiceFixtures, 'checkbox')
  const box = shown.getByRole('checkbox')
  const { width, height } = (await shown.locator('label').boundingBox())!
  await shown.locator('label').tap({ position: { x: width - 4, y: height - 4 } })
  await expect.poll(() => box.isChecked()).toBe(true)
  await box.press('Space')
  await expect.poll(() => box.isChecked()).toBe(false)
  await end()
})

test.each([
  ['not ticked', false, ''],
  ['ticked', true, ''],
  ['with an error', false, 'Tick this to go on.'],
  ['long text', false, LONG_TEXT],
  ['error in the dark', false, 'Tick this to go on.'],
])(
  'a box of a form, %s: ticked: %s, and what is wrong is read out with it: "%s"',
  async (state, isTicked, error) => {
    const page = shared()
    const box = shownAs(page, checkFieldFixtures, state).getByRole('checkbox')
    expect(await box.isChecked()).toBe(isTicked)
    expect(await box.getAttribute('aria-invalid')).toBe(error ? 'true' : null)
    expect(await descriptionOf(box)).toBe(error)
  },
)

test.each([
  ['two', ['kg', 'lb']],
  ['three', ['kg', 'lb', 'stone']],
  ['long text', ['kg', LONG_TEXT]],
  ['focus', ['kg', 'lb']],
  ['dark', ['kg', 'lb']],
])('segments, %s: a named group of radios of which one holds', async (state, names) => {
  const page = shared()
  const group = shownAs(page, segmentsFixtures, state).getByRole('group', {
    name: 'Unit of weight',
    exact: true,
  })
  expect(await group.locator('label').allInnerTexts()).toEqual(names)
  expect(await group.getByRole('radio', { checked: true }).count()).toBe(1)
})

test('segments are switched by touch and by arrow keys', async () => {
  const { page, end } = await atComponents()
  const radio = (name: string) =>
    shownAs(page, segmentsFixtures, 'three').getByRole('radio', { name, exact: true })
  await radio('lb').tap()
  expect(await radio('lb').isChecked()).toBe(true)
  await page.keyboard.press('ArrowRight')
  expect([await radio('stone').isChecked(), await hasFocus(radio('stone'))]).toEqual([true, true])
  expect(await radio('lb').isChecked()).toBe(false)
  await end()
})
