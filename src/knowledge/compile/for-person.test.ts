import { describe, expect, test } from 'vitest'
import type { Person } from '#engine'
import { forPerson } from './for-person.ts'

const person = (sex: Person['sex'], min: number, max = min + 9) => ({ sex, age: { min, max } })
const girl = person('female', 5, 11)
const woman = person('female', 25)
const man = person('male', 35)
const old = person('female', 65)

test.each([
  [
    'See a doctor with blood, weight loss, or a lasting change after 50.',
    'See a doctor with blood or weight loss.',
  ],
  ['When it lasts or is new after 50.', 'When it lasts.'],
  ['From about 50 on go to an emergency department within the hour.', ''],
  [
    'You cannot take four steps: an X-ray today; from 65 years on an ambulance (112).',
    'You cannot take four steps: an X-ray today.',
  ],
  ['An X-ray the same day if it hurts: see one from 65 years on.', ''],
  ['With thin bones, or from 55 on: ask a doctor.', 'With thin bones: ask a doctor.'],
  [
    'See a doctor if it is no better, and once about bleeding from 45 years on.',
    'See a doctor if it is no better.',
  ],
  ['Take it off after 20 minutes.', 'Take it off after 20 minutes.'],
  [
    'See a doctor if it is no better after 2 to 4 weeks.',
    'See a doctor if it is no better after 2 to 4 weeks.',
  ],
  ['A red, hot joint: a doctor today.', 'A red, hot joint: a doctor today.'],
])('a child reads of "%s": "%s"', (advice, words) => {
  expect(forPerson(advice, girl)).toBe(words)
})

describe('what holds for others is left out', () => {
  test('of children and of the young for grown-ups', () => {
    expect(forPerson('No aspirin under 16; in pregnancy ask before any tablet.', man)).toBe('')
    expect(forPerson('No aspirin under 16; in pregnancy ask before any tablet.', woman)).toBe(
      'In pregnancy ask before any tablet.',
    )
    expect(forPerson('See a doctor; from 8 to 16 years within days.', man)).toBe('See a doctor.')
    expect(forPerson('See a doctor if it lasts, or sooner in a small child.', man)).toBe(
      'See a doctor if it lasts.',
    )
    expect(forPerson('See a doctor; women within two weeks.', man)).toBe('See a doctor.')
    expect(forPerson('See a doctor; women within two weeks.', woman)).toBe(
      'See a doctor; women within two weeks.',
    )
  })

  test('what to do with a child for grown-ups, unless it is about others too', () => {
    const torticollis = 'Have a child seen today or tomorrow if it came after a throat or ear infection.'
    expect(forPerson(torticollis, man)).toBe('')
    expect(forPerson(torticollis, girl)).toBe(torticollis)
    const dry = 'Take a child to a doctor today when its heart races; call 112 if the child faints.'
    expect(forPerson(dry, man)).toBe(dry)
    const malaria = 'A small child, a pregnant woman and anyone with weak defences: go to a hospital today.'
    expect(forPerson(malaria, woman)).toBe(malaria)
  })

  test('and nothing for who is meant', () => {
    const advice = 'See a doctor with blood, weight loss, or a lasting change after 50.'
    expect(forPerson(advice, old)).toBe(advice)
    expect(forPerson('Under 17, let a doctor look at the knee.', girl)).toBe(
      'Under 17, let a doctor look at the knee.',
    )
  })
})
