import { expect, test } from 'vitest'
import { adviceSentences, sentencesOf } from './advice.ts'

test('a sentence ends with a full stop, a danda, or a question or exclamation mark, and with no other', () => {
  expect(sentencesOf('Call 112 now! Is it 38.5 °C? Rest; drink: water. Go.')).toEqual([
    'Call 112 now!',
    'Is it 38.5 °C?',
    'Rest; drink: water.',
    'Go.',
  ])
  expect(sentencesOf('अभी 112 पर फ़ोन करें। बैठ जाएँ, आराम करें। गाड़ी न चलाएँ।')).toEqual([
    'अभी 112 पर फ़ोन करें।',
    'बैठ जाएँ, आराम करें।',
    'गाड़ी न चलाएँ।',
  ])
})

test('what is known about a sentence is known in every language, by its place', () => {
  const marks = [{ at: 0, about: ['way' as const], short: 'अभी 112 पर फ़ोन करें।' }]
  expect(adviceSentences('अभी 112 पर फ़ोन करें (भारत में 108 पर भी)। आराम करें।', marks)).toEqual([
    { say: 'अभी 112 पर फ़ोन करें।', about: ['way'] },
    { say: 'आराम करें।', about: [] },
  ])
  expect(adviceSentences('आराम करें।')).toEqual([{ say: 'आराम करें।', about: [] }])
})
