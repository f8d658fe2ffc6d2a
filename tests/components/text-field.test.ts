import { expect, test } from 'vitest'
import { LONG_TEXT } from '#web/ui/fixtures.ts'
import { searchFieldFixtures } from '#web/ui/search-field.fixtures.tsx'
import { textFieldFixtures } from '#web/ui/text-field.fixtures.tsx'
import { nothingMoreComes } from '../end-to-end/visit.ts'
import { atComponents, descriptionOf, openComponents, shownAs } from './showcase.ts'

const shared = openComponents()

const HINT = 'Only used to write back to you.'
const ERROR = 'Write an email address, such as name@example.com.'

test.each([
  { state: 'empty', role: 'textbox', name: 'Name' },
  { state: 'filled', role: 'textbox', name: 'Name', value: 'Asha Rao' },
  { state: 'with a hint', role: 'textbox', name: 'Email', described: HINT },
  {
    state: 'with an error',
    role: 'textbox',
    name: 'Email',
    value: 'asha',
    described: `${HINT} ${ERROR}`,
    isWrong: true,
  },
  {
    state: 'long text',
    role: 'textbox',
    name: LONG_TEXT,
    value: LONG_TEXT,
    described: `${LONG_TEXT} ${LONG_TEXT}`,
    isWrong: true,
  },
  { state: 'focus', role: 'textbox', name: 'Name' },
  { state: 'several lines', role: 'textbox', name: 'Message' },
  {
    state: 'several lines with an error',
    role: 'textbox',
    name: 'Message',
    described: 'Write a message first.',
    isWrong: true,
  },
  { state: 'choice', role: 'combobox', name: 'Kind', value: 'All kinds' },
  {
    state: 'choice with an error',
    role: 'combobox',
    name: 'Kind',
    value: 'All kinds',
    described: 'Choose a kind.',
    isWrong: true,
  },
  {
    state: 'error in the dark',
    role: 'textbox',
    name: 'Email',
    value: 'asha',
    described: `${HINT} ${ERROR}`,
    isWrong: true,
  },
] as const)(
  'a field, $state: is named by its label; hint and error are read out with it',
  async (expected) => {
    const {
      state,
      role,
      name,
      value = '',
      described = '',
      isWrong = false,
    } = { ...expected } as {
      state: string
      role: 'textbox' | 'combobox'
      name: string
      value?: string
      described?: string
      isWrong?: boolean
    }
    const page = shared()
    const field = shownAs(page, textFieldFixtures, state).getByRole(role, { name, exact: true })
    expect(await field.inputValue()).toBe(value)
    expect(await descriptionOf(field)).toBe(described)
    expect(await field.getAttribute('aria-invalid')).toBe(isWrong ? 'true' : null)
  },
)

test('tapping the label goes to the field', async () => {
  const { page, end } = await atComponents()
  await shownAs(page, textFieldFixtures, 'empty').getByText('Name', { exact: true }).tap()
  await page.keyboard.type('Asha')
  expect(await shownAs(page, textFieldFixtures, 'empty').getByRole('textbox').inputValue()).toBe('Asha')
  await end()
})

test.each([
  ['empty', ''],
  ['typed', 'shoulder blade'],
  ['long text', LONG_TEXT],
  ['focus', ''],
  ['dark', ''],
])('a search, %s: is named by its label and holds "%s"', async (state, typed) => {
  const page = shared()
  const search = shownAs(page, searchFieldFixtures, state).getByRole('searchbox', {
    name: 'Search the places',
    exact: true,
  })
  expect(await search.inputValue()).toBe(typed)
})

test('what is typed into a search is not sent', async () => {
  const visit = await atComponents({ hasOwnClock: true })
  const { page, requests } = visit
  await nothingMoreComes(visit)
  const before = requests.length
  const search = shownAs(page, searchFieldFixtures, 'empty').getByRole('searchbox')
  await search.pressSequentially('knee')
  expect(await search.inputValue()).toBe('knee')
  await nothingMoreComes(visit)
  expect(requests.length).toBe(before)
  await visit.end()
})
