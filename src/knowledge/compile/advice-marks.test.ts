import { describe, expect, test } from 'vitest'
import { sentencesOf } from '../bundle/advice.ts'
import { inThirdPerson } from '../bundle/they.ts'
import { projectContent } from '../check/project-content.ts'
import { marksOf } from './advice-marks.ts'
import { compileBundles } from './bundles.ts'

test('finds what sentences are about, and leaves out those that pages need to know nothing of', () => {
  expect(
    marksOf(
      'Call 112 now (or 108 for an ambulance in India; your local emergency number elsewhere). Sit down and rest. ' +
        'Do not drive yourself. Let somebody drive you. Do not eat or drink. Do not stay alone.',
    ),
  ).toEqual([
    { at: 0, about: ['way'], short: 'Call 112 now.' },
    { at: 2, about: ['driving', 'drives_self', 'stays_true'] },
    { at: 3, about: ['driving'] },
    { at: 4, about: ['food', 'stays_true'] },
    { at: 5, about: ['alone', 'stays_true'] },
  ])
  expect(marksOf('Sit down and rest.')).toBeUndefined()
})

test.each([
  [
    'Keep the leg as it is, and call an ambulance (112 or 108 in India, your local number elsewhere) or be driven.',
    'Keep the leg as it is, and call an ambulance or be driven.',
  ],
  [
    'If you cannot stand, call an ambulance: 112 or 108 in India, your local emergency number elsewhere.',
    'If you cannot stand, call an ambulance.',
  ],
  ['Call 112 (or your local emergency number) if you faint.', undefined],
])('"%s" without the numbers on the buttons', (sentence, short) => {
  expect(marksOf(sentence)?.[0]?.short).toBe(short)
})

describe('in all places', () => {
  const bundles = compileBundles(projectContent(), { filmOf: () => null })

  test('advice has as many sentences when it is said of somebody else, so that a mark stands by its own', () => {
    const numbers = (rules: (typeof bundles)[number]['redFlags']) =>
      rules.map(({ do: advice, doUntimed }) =>
        [advice, doUntimed ?? ''].map((text) => sentencesOf(text).length),
      )
    for (const bundle of bundles)
      expect(numbers(inThirdPerson(bundle).redFlags), bundle.location.key).toEqual(numbers(bundle.redFlags))
  })

  test('an emergency is now, so its marks are those of all it says', () => {
    const emergencies = bundles
      .flatMap(({ redFlags }) => redFlags)
      .filter(({ level }) => level === 'emergency')
    expect(emergencies.length).toBeGreaterThan(1000)
    for (const { key, do: advice, doUntimed, marks } of emergencies)
      expect([doUntimed, marks], key).toEqual([undefined, marksOf(advice)])
  })
})
