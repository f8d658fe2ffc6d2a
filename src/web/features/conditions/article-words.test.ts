import { expect, test } from 'vitest'
import { checkedWords, endedSentence } from './article-words.ts'

const review = { date: '2026-11-24', by: 'Dr A. Rao', checked: 'Figure 2 against the abstract' }

test('who has checked it and when, in plain words', () => {
  const words = checkedWords(review, '2026-11-21')
  expect(words).toContain('Written on 21 November 2026')
  expect(words).toContain('On 24 November 2026 a second reader')
  expect(words).toContain('not a doctor')
  expect(words).not.toContain(review.checked)
})

test('a clinician is named with role and register', () => {
  const clinician = { role: 'general practitioner', registration: 'GMC 1' }
  expect(checkedWords({ ...review, clinician }, '2026-11-21')).toBe(
    'Written on 21 November 2026. On 24 November 2026 it was checked and signed by Dr A. Rao, general practitioner (GMC 1).',
  )
})

test('that nobody has is said too', () => {
  expect(checkedWords(null, '2026-11-21')).toContain('Nobody else has checked it yet')
})

test.each([
  ['Only if unclear', 'Only if unclear.'],
  ['Only if unclear.', 'Only if unclear.'],
  ['Is it needed?', 'Is it needed?'],
  ['सिर्फ़ ज़रूरत हो तो।', 'सिर्फ़ ज़रूरत हो तो।'],
])('"%s" ends as a sentence does', (words, sentence) => {
  expect(endedSentence(words)).toBe(sentence)
})
