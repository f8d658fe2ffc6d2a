import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { StepAnswer } from '#engine'
import { AGE_BANDS } from './age-bands.ts'
import { EMPTY_CONSULTATION, type Consultation } from './consultation.ts'
import { NO_MARK, type PainMark } from './pain-mark.ts'
import { readUserAnswers, writeUserAnswers } from './user-answers.ts'

const key = fc
  .stringMatching(/^[a-z][a-z0-9]{0,5}(_[a-z0-9]{1,5}){0,2}$/)
  .filter(
    (each) =>
      !['none', 'not_sure', 'cannot', 'who', 'sex', 'weight', 'age_range', 'age_range_key'].includes(each),
  )
const stepAnswer: fc.Arbitrary<StepAnswer> = fc.oneof(
  fc.constant('not_sure' as const),
  fc.uniqueArray(key, { maxLength: 4 }),
  fc.uniqueArray(key, { minLength: 1, maxLength: 4 }).map((chosen) => [...chosen, 'not_sure']),
)
const entries = <Answer>(answer: fc.Arbitrary<Answer>) =>
  fc.uniqueArray(fc.tuple(key, answer), { selector: ([each]) => each, maxLength: 6 })
const mark: fc.Arbitrary<PainMark> = fc
  .record({
    zone: fc.option(key),
    spread: fc.uniqueArray(key, { maxLength: 4 }),
    also: fc.uniqueArray(key, { maxLength: 4 }),
    strength: fc.option(fc.integer({ min: 0, max: 10 })),
    side: fc.constantFrom(undefined, 'left' as const, 'right' as const),
  })
  .map(({ side, ...each }) => {
    const others = (keys: readonly string[]) => keys.filter((zone) => zone !== each.zone)
    const marked = { ...each, spread: others(each.spread), also: others(each.also) }
    return each.zone === null && side ? { ...marked, side } : marked
  })
const place = fc.oneof(
  fc.record({ painLocation: fc.record({ id: fc.integer({ min: 1, max: 99 }), key }), mark }),
  fc.constant({ painLocation: null, mark: NO_MARK }),
)
const others = fc.record({
  who: fc.constantFrom('me' as const, 'child' as const, 'other' as const),
  sex: fc.constantFrom('male', 'female', null),
  weightKg: fc.constantFrom(undefined, null, 3.5, 81, 400),
  ageBand: fc.option(fc.constantFrom(...AGE_BANDS.map((band) => band.key))),
  steps: entries(stepAnswer),
  selfTests: entries(fc.oneof(key, fc.constantFrom('not_sure' as const, 'cannot' as const))),
  stated: entries(fc.boolean()),
  ownWords: fc.option(
    fc
      .record({ text: fc.string({ minLength: 1, maxLength: 80 }), checked: fc.nat(80) })
      .map(({ text, checked }) => ({ text, checkedTo: Math.min(checked, text.length) })),
  ),
  wentOnAfter: fc.option(fc.uniqueArray(key, { minLength: 1, maxLength: 4 })),
  answeredFor: fc.constant(null),
})
const consultation: fc.Arbitrary<Consultation> = fc
  .tuple(place, others)
  .map(([where, what]) => ({ ...where, ...what }))

describe('the stored answers', () => {
  test('have the agreed shape', () => {
    const stored = writeUserAnswers({
      painLocation: { id: 31, key: 'low_back' },
      mark: {
        zone: 'lower_lumbar',
        spread: ['left_buttock', 'left_calf_outer'],
        also: ['left_knee_inner', 'shoulder'],
        strength: 7,
      },
      who: 'other',
      sex: 'female',
      weightKg: 64.5,
      ageBand: '35_44',
      steps: [
        ['general_signs', []],
        ['pain_spread', ['below_knee']],
        ['worse_with', ['sitting', 'cough']],
        ['relief', ['sitting']],
        ['rash', 'not_sure'],
        ['other_signs', ['chills', 'not_sure']],
      ],
      selfTests: [
        ['slr_leg_pain', 'yes'],
        ['slr_height', 'cannot'],
      ],
      stated: [
        ['night_pain', true],
        ['numb_saddle', false],
      ],
      ownWords: { text: 'It shoots down my leg', checkedTo: 21 },
      wentOnAfter: ['general_signs'],
      answeredFor: null,
    })
    expect(stored).toEqual({
      painLocation: { id: 31, key: 'low_back' },
      'lower_lumbar__pain.zone': true,
      'left_buttock__pain.spread': true,
      'left_calf_outer__pain.spread': true,
      'left_knee_inner__pain.also': true,
      'shoulder__pain.also': true,
      'strength_7__pain.strength': true,
      who: 'other',
      sex: 'female',
      weight: 64.5,
      age_range: { min: 35, max: 44 },
      age_range_key: '35_44',
      none__general_signs: true,
      below_knee: 1,
      below_knee__pain_spread: true,
      sitting: 2,
      sitting__worse_with: true,
      cough: 1,
      cough__worse_with: true,
      sitting__relief: true,
      own_words: 'It shoots down my leg',
      'checked__own.words': true,
      not_sure__rash: true,
      chills: 1,
      chills__other_signs: true,
      not_sure__other_signs: true,
      'yes__self_test.slr_leg_pain': true,
      'cannot__self_test.slr_height': true,
      'night_pain__stated.yes': true,
      'numb_saddle__stated.no': true,
      'general_signs__went_on.after': true,
    })
  })

  test('come back as they were, in the order of answering', () => {
    fc.assert(
      fc.property(consultation, (given) => {
        expect(readUserAnswers(JSON.parse(JSON.stringify(writeUserAnswers(given))))).toEqual(given)
      }),
    )
  })

  test('whatever was stored, what is read of it stays', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (stored) => {
        const read = readUserAnswers(stored)
        expect(readUserAnswers(writeUserAnswers(read))).toEqual(read)
      }),
    )
  })

  test.each([
    ['nothing', null],
    ['a list', [1, 2]],
    ['a text', 'low_back'],
    ['wrong types', { painLocation: 'low_back', sex: 'x', weight: '80', age_range_key: 7, a__b: 'true' }],
    ['an older shape', { painLocation: { key: 'low_back' }, weight: -3, age_range: [1, 2], fever: 1 }],
    ['hostile keys', { __proto____x: true, a__b__c: true, '<b>__x': true, 'a__self_test.': true }],
  ])('%s: starts anew', (_, stored) => {
    expect(readUserAnswers(stored)).toEqual(EMPTY_CONSULTATION)
  })

  test('contradicting flags of one question: what was chosen wins', () => {
    expect(readUserAnswers({ none__signs: true, fever__signs: true }).steps).toEqual([['signs', ['fever']]])
  })

  test('"not sure" beside what was chosen is about the others, in whichever order the flags stand', () => {
    const flags = ['fever__signs', 'not_sure__signs', 'chills__signs']
    const stored = Object.fromEntries(flags.map((flag) => [flag, true]))
    expect(readUserAnswers(stored).steps).toEqual([['signs', ['fever', 'chills', 'not_sure']]])
  })

  test('a damaged mark costs no more than itself', () => {
    const painLocation = { id: 14, key: 'elbow' }
    const stored = {
      painLocation,
      'left_elbow_tip__pain.spread': true,
      'left_elbow_tip__pain.zone': true,
      'left_elbow_outer__pain.zone': true,
      'strength_11__pain.strength': true,
      'x__pain.colour': true,
      none__general_signs: true,
    }
    expect(readUserAnswers(stored)).toMatchObject({
      painLocation,
      mark: { zone: 'left_elbow_tip', spread: [], also: [], strength: null },
      steps: [['general_signs', []]],
    })
  })

  test('a mark without its place is nothing', () => {
    expect(readUserAnswers({ 'left_elbow_tip__pain.zone': true })).toEqual(EMPTY_CONSULTATION)
  })
})
