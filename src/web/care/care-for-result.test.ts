import { expect, test } from 'vitest'
import type { Score } from '#engine'
import { careForResult } from './care-for-result.ts'

const conditions = new Map([
  ['torn', { name: 'Torn meniscus', tests: [{ care: 'mri' }], treatments: [{ care: 'exercise' }] }],
  ['worn', { name: 'Worn knee', tests: [{ care: 'xray' }], treatments: [{ care: 'exercise' }] }],
  ['bruise', { name: 'Bruise', tests: [], treatments: [{ care: 'rest' }, { care: 'rest' }] }],
])
const score = (condition: string, final: number): Score => ({
  condition,
  final,
  earlier: final,
  match: final,
  differencePercent: 0,
  tested: false,
})

test('what serves the likelier causes comes first, with their names', () => {
  const shown = [score('torn', 50), score('worn', 30), score('bruise', 5), score('gone', 1)]
  expect(careForResult(shown, conditions)).toEqual([
    { care: 'exercise', causes: ['Torn meniscus', 'Worn knee'] },
    { care: 'mri', causes: ['Torn meniscus'] },
    { care: 'xray', causes: ['Worn knee'] },
    { care: 'rest', causes: ['Bruise'] },
  ])
})
