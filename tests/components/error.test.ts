import { expect, test } from 'vitest'
import { errorNoteFixtures, fieldErrorFixtures } from '#web/ui/error.fixtures.tsx'
import { LONG_TEXT } from '#web/ui/fixtures.ts'
import { atComponents, hasFocus, openComponents, readOut, shownAs } from './showcase.ts'

const shared = openComponents()

test.each([
  ['when pressed', 'Choose an answer to go on.'],
  ['long text', LONG_TEXT],
  ['dark', 'Choose an answer to go on.'],
])('a note of an error, %s: is read out and takes the focus at each attempt', async (state, text) => {
  const { page, end } = await atComponents()
  const shown = shownAs(page, errorNoteFixtures, state)
  const note = shown.getByRole('alert')
  for (let attempts = 0; attempts < 2; attempts += 1) {
    await shown.getByRole('button').tap()
    await expect.poll(() => note.innerText()).toBe(text)
    await expect.poll(() => hasFocus(note)).toBe(true)
  }
  await end()
})

test('what is wrong with a field is plain text, for the field to name', async () => {
  const page = shared()
  expect(await readOut(page, fieldErrorFixtures)).toEqual({
    usual: '- paragraph: Choose your age.',
    'long text': `- paragraph: ${LONG_TEXT}`,
    dark: '- paragraph: Choose your age.',
  })
})
