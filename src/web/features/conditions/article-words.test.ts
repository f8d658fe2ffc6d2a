import { expect, test } from 'vitest'
import { endedSentence } from './article-words.ts'

test.each([
  ['Only if unclear', 'Only if unclear.'],
  ['Only if unclear.', 'Only if unclear.'],
  ['Is it needed?', 'Is it needed?'],
  ['सिर्फ़ ज़रूरत हो तो।', 'सिर्फ़ ज़रूरत हो तो।'],
])('"%s" ends as a sentence does', (words, sentence) => {
  expect(endedSentence(words)).toBe(sentence)
})
