import { expect, test } from 'vitest'
import type { BundleCare, LocationBundle } from '../bundle/bundle.ts'
import { compileCare } from './care-catalogue.ts'

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

const condition = (name: string, tests: string[], treatments: string[]) => ({
  key: name,
  name,
  tests: tests.map((each) => ({ care: each })),
  treatments: treatments.map((each) => ({ care: each })),
})
const place = (name: string, conditions: ReturnType<typeof condition>[], used: BundleCare[]) =>
  ({ location: { name }, conditions, care: used }) as unknown as LocationBundle

test('joins the places of each test and treatment, tests first, and names each cause once', () => {
  const worn = condition('Worn joint', ['xray'], ['exercise'])
  const bundles = [
    place('Knee', [worn, condition('Broken bone', ['xray'], [])], [exercise, xray]),
    place('Low back', [condition('Pulled muscle', [], ['exercise']), worn], [exercise, xray]),
  ]
  expect(compileCare(bundles)).toEqual({
    places: ['Knee', 'Low back'],
    causes: [
      { name: 'Broken bone', places: [0] },
      { name: 'Pulled muscle', places: [1] },
      { name: 'Worn joint', places: [0, 1] },
    ],
    care: [
      { ...xray, usedFor: [0, 2] },
      { ...exercise, usedFor: [1, 2] },
    ],
  })
})
