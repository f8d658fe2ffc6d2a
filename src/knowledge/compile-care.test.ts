import { expect, test } from 'vitest'
import type { BundleCare, BundleCondition, LocationBundle } from './bundle.ts'
import { compileCare } from './compile-care.ts'

const care = (key: string, kind: BundleCare['kind'], name: string): BundleCare => ({
  key,
  kind,
  category: kind === 'test' ? 'imaging' : 'therapy',
  name,
  what: 'What it is',
  shows: 'What it shows',
  expect: 'What to expect',
})
const xray = care('xray', 'test', 'X-ray')
const exercise = care('exercise', 'treatment', 'Exercise')

const place = (
  name: string,
  conditions: Pick<BundleCondition, 'name' | 'tests' | 'treatments'>[],
  used: BundleCare[],
) => ({ location: { name }, conditions, care: used }) as LocationBundle

test('joins the places of each test and treatment, tests first', () => {
  const bundles = [
    place(
      'Knee',
      [
        { name: 'Worn knee', tests: [{ care: 'xray' }], treatments: [{ care: 'exercise' }] },
        { name: 'Broken bone', tests: [{ care: 'xray' }], treatments: [] },
      ],
      [exercise, xray],
    ),
    place('Low back', [{ name: 'Pulled muscle', tests: [], treatments: [{ care: 'exercise' }] }], [exercise]),
  ]
  expect(compileCare(bundles).map(({ key, usedFor }) => ({ key, usedFor }))).toEqual([
    { key: 'xray', usedFor: [{ place: 'Knee', causes: ['Broken bone', 'Worn knee'] }] },
    {
      key: 'exercise',
      usedFor: [
        { place: 'Knee', causes: ['Worn knee'] },
        { place: 'Low back', causes: ['Pulled muscle'] },
      ],
    },
  ])
})
