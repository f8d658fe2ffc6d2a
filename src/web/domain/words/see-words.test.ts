import { expect, test } from 'vitest'
import { seeWords } from './see-words.ts'
import { urgencyMessages } from './urgency-words.ts'

const cause = (urgency: 'self_care' | 'routine' | 'emergency', see: string) => ({ urgency, see })

test('how soon stands in the box above, and not in other words at a cause', () => {
  const back = {
    ...cause('routine', 'See a family doctor within some weeks.'),
    seeUntimed: 'See a family doctor.',
  }
  expect(seeWords(back, 'routine')).toBe('See a family doctor.')
  expect(seeWords(back, 'urgent')).toBe('See a family doctor.')
})

test('a cause that needs help sooner than the answers together say sends nobody there', () => {
  expect(seeWords(cause('emergency', 'Call 112 now.'), 'routine')).toBe(urgencyMessages.seeSooner)
  expect(seeWords(cause('emergency', 'Call 112 now.'), 'emergency')).toBe('Call 112 now.')
})

test('at home a cause says until when, and nobody is sent home below a box that sends to a doctor', () => {
  const strain = cause(
    'self_care',
    'You can treat this at home. See a doctor if it is no better after two weeks.',
  )
  expect(seeWords(strain, 'self_care')).toBe(strain.see)
  expect(seeWords(strain, 'routine')).toBe(urgencyMessages.seeHome)
})
