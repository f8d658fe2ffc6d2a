import { expect, test } from 'vitest'
import { emergencyMessages } from '#web/features/emergency/messages.ts'
import { historyMessages } from '#web/features/history/messages.ts'
import { howSoonWords, urgencyMessages } from './urgency-words.ts'

// Two files: no question loads the words of all levels.
test('an emergency is called the same on its page, on a result and where one is told of it', () => {
  const called = urgencyMessages.level.emergency
  expect(emergencyMessages.heading).toBe(called)
  expect(historyMessages.openText).toContain(`"${called}"`)
})

test('how soon is said by the days that are left', () => {
  expect([1, 2, 3, 5, 7, 14, 42].map((days) => howSoonWords('routine', days * 24))).toEqual([
    'Today',
    'Within a day or two',
    'Within two or three days',
    'Within a few days',
    'Within a week',
    'Within two weeks',
    'Within some weeks',
  ])
})

test('what is for today says more only where it is sooner, and what can be done at home nothing', () => {
  expect([0, 6, 24].map((hours) => howSoonWords('urgent', hours))).toEqual([
    'Now',
    'Today, within hours',
    null,
  ])
  expect(howSoonWords('self_care', null)).toBeNull()
})
