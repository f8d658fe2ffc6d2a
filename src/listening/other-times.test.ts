import { expect, test } from 'vitest'
import { numbersIn } from './numbers.ts'
import { readTimes } from './spans.ts'
import { turns } from './turns.ts'

const here = [
  ...['under_day', 'days', 'weeks', 'to_3_months', 'over_3_months'].map((each) => `duration_${each}`),
  ...['mild', 'moderate', 'severe'].map((each) => `strength_${each}`),
].map((key) => ({ key, step: key.split('_')[0]!, isOneOf: true }))

const heard = (text: string) => [
  ...new Set(numbersIn(text, here, new Set(), readTimes(turns)).map(({ finding }) => finding)),
]

test.each([
  ['six days of sore throat', ['duration_days']],
  ['four days of slowly growing pain', ['duration_days']],
  ['three weeks now of a sore left temple', ['duration_weeks']],
  ['calf sore and tight 4 days, it is warm', ['duration_days']],
  ['it has been bad these three weeks', ['duration_weeks']],
  ['I swim five times a week, since Sunday it is sore', ['duration_days']],
  ['it has hurt for over a week', ['duration_weeks']],
  ['it has hurt for a week', ['duration_days']],
  ['I have been sore for two years', ['duration_over_3_months']],
])('how long it has lasted: %s', (text, expected) => {
  expect(heard(text)).toEqual(expected)
})

test.each([
  'two hours of back pain, then it stopped',
  'I had not been to the gym for a year',
  'I take metformin and ramipril, for ten years',
  'ciprofloxacin for a week made the discharge less',
  'Gaviscon sorts it for an hour',
  'a splint for six weeks did not',
  'I have lived in India for five years',
  'I have been a nurse for 20 years',
  'I started a new job two weeks ago',
  'back from three months in Peru',
  'no wet nappy since last night',
  'two months ago I had loose stools for a week',
  'three weeks ago it came on at choir and was gone by night',
  'a month ago I had a stitch there for an hour',
  'two teeth were pulled ten weeks ago',
  'I have not been for four days',
  'two days of school',
])('how long something else lasted: %s', (text) => {
  expect(heard(text)).toEqual([])
})

test.each([
  ['for three weeks it ached, since last night I shiver', ['duration_weeks']],
  ['a bad back for months. Since this morning I cannot feel my foot', []],
  ['nine weeks pregnant, since last night it hurts', ['duration_under_day']],
  ['since last night it hurts', ['duration_under_day']],
])('what was added later is not how long it has lasted: %s', (text, expected) => {
  expect(heard(text)).toEqual(expected)
})

test.each([
  ['it is 2 out of 10', ['strength_mild']],
  ['at rest 2 out of 10', []],
  ['if I keep still it is 2 out of 10', []],
  ['there is also a dull ache, 1 out of 10', []],
  ['at rest 7 out of 10', ['strength_severe']],
])('how strong it is, not how strong when it is least: %s', (text, expected) => {
  expect(heard(text)).toEqual(expected)
})
