import { expect, test } from 'vitest'
import { howToAddVoice } from './help.ts'
import { spokenMessages } from './spoken-messages.ts'

const { noVoice } = spokenMessages
const language = 'English'

test.each([
  ['Android', 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36', 5, noVoice.android],
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)', 5, noVoice.apple],
  ['an iPad', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, noVoice.apple],
  ['Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 0, noVoice.windows],
  ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, noVoice.other],
  ['Linux', 'Mozilla/5.0 (X11; Linux x86_64)', 0, noVoice.other],
])('how to add a voice is said for %s', (_, userAgent, maxTouchPoints, expected) => {
  const said = howToAddVoice('en', { userAgent, maxTouchPoints })
  expect(said).toBe(expected({ language }))
  expect(said).toContain(language)
})

test('the language is named in itself', () => {
  const said = howToAddVoice('hi', { userAgent: '', maxTouchPoints: 0 })
  expect(said).toBe(noVoice.other({ language: 'हिन्दी' }))
})
