import { expect, test } from 'vitest'
import { daysIn, soonerIn, usualDaysIn, usualHoursOf, withinHoursOf, withoutTimes } from './times.ts'

test.each([
  ['See a doctor within a day or two.', 2, 'See a doctor.'],
  [
    'See your family doctor or physiotherapist within some weeks.',
    42,
    'See your family doctor or physiotherapist.',
  ],
  ['Take the load off it and see a doctor within a week.', 7, 'Take the load off it and see a doctor.'],
  [
    'See a family doctor within weeks and ask about a joint specialist.',
    42,
    'See a family doctor and ask about a joint specialist.',
  ],
  [
    'See a family doctor within days if the leg pain is strong, otherwise within weeks.',
    42,
    'See a family doctor within days if the leg pain is strong.',
  ],
  [
    'See a doctor today if a joint is hot: it may be infected. Otherwise within a day or two.',
    2,
    'See a doctor today if a joint is hot: it may be infected.',
  ],
  [
    'See a family doctor within some weeks; women within two weeks.',
    42,
    'See a family doctor; women within two weeks.',
  ],
  [
    'See a doctor today or tomorrow: it works best within three days of the rash.',
    1,
    'See a doctor: it works best within three days of the rash.',
  ],
  ['See a doctor today if it swells.', null, 'See a doctor today if it swells.'],
  [
    'See a doctor within a week or two; the same day if the knee is stuck.',
    14,
    'See a doctor; the same day if the knee is stuck.',
  ],
  ['Make an appointment with a family doctor.', null, 'Make an appointment with a family doctor.'],
  [
    'Let a doctor look at it in the coming days, and tell them why.',
    5,
    'Let a doctor look at it, and tell them why.',
  ],
  ['See a dentist today or tomorrow.', 1, 'See a dentist.'],
] as const)('%s', (advice, days, without) => {
  expect(usualDaysIn(advice)).toBe(days)
  expect(withoutTimes(advice)).toBe(without)
})

test('how soon has one time, and what must be sooner apart', () => {
  expect(daysIn('Within two or three days; today with fever')).toBe(3)
  expect(soonerIn('Within two or three days; today with fever')).toBe('Today with fever.')
  expect(soonerIn('Within two weeks, with a child today')).toBe('With a child today.')
  expect(soonerIn('Within a week or two')).toBeNull()
  expect(soonerIn('Today; now when it is big, white, from a chemical, or you breathe badly')).toBe(
    'Now when it is big, white, from a chemical, or you breathe badly.',
  )
  expect(soonerIn('Today. Go at once if the eye gets red.')).toBe('Go at once if the eye gets red.')
})

test('how soon is in hours, by its own words or else by the advice', () => {
  const hours = (howFast: string, advice = '') => withinHoursOf(howFast, advice)
  expect(
    ['Now, even if well', 'Today, within hours', 'Today', 'Within 48 hours'].map((words) => hours(words)),
  ).toEqual([0, 6, 24, undefined])
  expect(hours('By appointment', 'See a doctor within a week.')).toBe(168)
  expect(usualHoursOf('See a doctor within a day or two.')).toBe(48)
  expect(usualHoursOf('Make an appointment with a family doctor.')).toBeUndefined()
})

test('a time of two weeks and an "else" leave no crumbs', () => {
  expect(withoutTimes('See a family doctor this week or next.')).toBe('See a family doctor.')
  const advice = 'See a doctor today if the child cannot walk; else within a day or two.'
  expect(withoutTimes(advice)).toBe('See a doctor today if the child cannot walk.')
  expect(usualDaysIn(advice)).toBe(2)
})
