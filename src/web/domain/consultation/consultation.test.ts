import { describe, expect, test } from 'vitest'
import {
  EMPTY_CONSULTATION,
  withApplicableAnswers,
  personOf,
  withOwnWords,
  withPainLocation,
  withPerson,
  withSelfTestAnswer,
  withSex,
  withStepAnswer,
  withWordsChecked,
} from './consultation.ts'

const back = { id: 31, key: 'low_back' }
const knee = { id: 36, key: 'knee' }

function answered() {
  let consultation = withPainLocation(withSex(EMPTY_CONSULTATION, 'female'), back)
  consultation = withPerson(consultation, { ageBand: '35_44', weightKg: 70 })
  consultation = withStepAnswer(consultation, 'general_signs', [])
  consultation = withStepAnswer(consultation, 'pain_spread', ['below_knee'])
  return withSelfTestAnswer(consultation, 'slr_height', 'low')
}

describe('a change of place and sex', () => {
  const kept = { ageBand: '35_44', weightKg: 70, steps: [], selfTests: [] }

  test.each([
    ['sex first', () => withPainLocation(withSex(answered(), 'male'), knee)],
    ['place first', () => withSex(withPainLocation(answered(), knee), 'male')],
    [
      'both on one page',
      () => withPerson(withPainLocation(answered(), knee), { sex: 'male', ageBand: '35_44', weightKg: 70 }),
    ],
  ])('%s: keeps only sex, age and weight', (_, change) => {
    expect(change()).toMatchObject({ painLocation: knee, sex: 'male', ...kept })
  })

  test('lets go of own words, and of what was understood of them, before any question too', () => {
    const there = withPainLocation(withSex(EMPTY_CONSULTATION, 'female'), back)
    const told = withOwnWords(there, 'it goes below the knee, no fever')
    const checked = withWordsChecked(told, { answers: {}, stated: { pain_below_knee: true, fever: false } })
    for (const before of [told, checked])
      expect(withPainLocation(withSex(before, 'male'), knee)).toMatchObject({
        steps: [],
        stated: [],
        ownWords: null,
      })
  })

  test('of one alone keeps the answers', () => {
    expect(withSex(answered(), 'male').steps).toHaveLength(2)
    expect(withPainLocation(answered(), knee).steps).toHaveLength(2)
  })

  test('and back again keeps the answers', () => {
    expect(withPainLocation(withSex(withSex(answered(), 'male'), 'female'), knee).steps).toHaveLength(2)
  })

  test('after going on answering for the changed sex, counts from there', () => {
    const goneOn = withStepAnswer(withSex(answered(), 'male'), 'relief', ['rest'])
    expect(withPainLocation(goneOn, knee).steps).toHaveLength(3)
  })
})

test('the mark belongs to the place: it goes with it, and outlives a change of sex', () => {
  const mark = { zone: 'left_knee_inner', spread: ['left_calf_inner'], also: [], strength: 6 }
  const marked = withPainLocation(answered(), knee, mark)
  expect(withSex(marked, 'male')).toMatchObject({ painLocation: knee, mark, steps: [] })
  expect(withPainLocation(marked, back).mark).toEqual({ zone: null, spread: [], also: [], strength: null })
})

test('a changed answer keeps its place in the order', () => {
  const changed = withStepAnswer(answered(), 'general_signs', ['fever'])
  expect(changed.steps.map(([key]) => key)).toEqual(['general_signs', 'pain_spread'])
  expect(changed.steps[0]).toEqual(['general_signs', ['fever']])
})

test('a self-test answer can be taken back', () => {
  expect(withSelfTestAnswer(answered(), 'slr_height', null).selfTests).toEqual([])
})

test('answers that no longer apply are dropped; otherwise nothing changes', () => {
  const consultation = answered()
  const selfTestQuestions = new Set(['slr_height'])
  const all = { general_signs: [], pain_spread: ['below_knee'], also: [] }
  expect(withApplicableAnswers(consultation, { steps: all, selfTestQuestions })).toBe(consultation)
  expect(
    withApplicableAnswers(consultation, { steps: { general_signs: [] }, selfTestQuestions: new Set() }),
  ).toMatchObject({
    steps: [['general_signs', []]],
    selfTests: [],
  })
})

test('a person needs sex and age; a skipped weight is unknown', () => {
  expect(personOf(EMPTY_CONSULTATION)).toBeNull()
  expect(personOf({ ...answered(), weightKg: undefined })).toEqual({
    sex: 'female',
    age: { min: 35, max: 44 },
    weightKg: null,
  })
})
