import { expect, test } from 'vitest'
import type { Score } from '#engine'
import { careForResult } from './care-for-result.ts'

const conditions = new Map([
  [
    'torn',
    {
      name: 'Torn meniscus',
      tests: [{ care: 'mri' }],
      treatments: [{ care: 'exercise' }, { care: 'operation', note: 'Seldom needed.' }],
    },
  ],
  [
    'worn',
    {
      name: 'Worn knee',
      tests: [{ care: 'xray' }],
      treatments: [{ care: 'exercise', note: 'The main treatment.' }],
    },
  ],
  [
    'bruise',
    {
      name: 'Bruise',
      tests: [],
      treatments: [{ care: 'rest' }, { care: 'exercise', note: 'Later.' }, { care: 'rest' }],
    },
  ],
])
const score = (condition: string, final: number, grade: Score['grade']): Score => ({
  condition,
  final,
  grade,
  earlier: final,
  match: final,
  differencePercent: 0,
  selfTests: 'nothing',
  moved: 'hardly',
})
const ranking = (matching: number, ...shown: Score[]) => ({ shown, matching: shown.slice(0, matching) })

test('first all that the best match calls for, then what the next adds, each with the note of its own cause', () => {
  const { best } = careForResult(
    ranking(3, score('torn', 50, 'good'), score('worn', 10, 'fair'), score('gone', 10, 'fair')),
    conditions,
  )
  const torn = { name: 'Torn meniscus', grade: 'good', note: null }
  expect(best).toEqual([
    { care: 'mri', causes: [torn] },
    { care: 'exercise', causes: [torn, { name: 'Worn knee', grade: 'fair', note: 'The main treatment.' }] },
    { care: 'operation', causes: [{ ...torn, note: 'Seldom needed.' }] },
    { care: 'xray', causes: [{ name: 'Worn knee', grade: 'fair', note: null }] },
  ])
})

test('what only a weak match calls for stands apart, and no card of a better one names it', () => {
  const { best, weaker } = careForResult(
    ranking(1, score('torn', 50, 'good'), score('bruise', 9.99, 'weak')),
    conditions,
  )
  expect(weaker).toEqual([{ care: 'rest', causes: [{ name: 'Bruise', grade: 'weak', note: null }] }])
  expect(best.map(({ care }) => care)).toEqual(['mri', 'exercise', 'operation'])
  expect(JSON.stringify(best)).not.toContain('Bruise')
})

test('when all match weakly, the best one counts', () => {
  const { best, weaker } = careForResult(
    ranking(1, score('worn', 6, 'weak'), score('bruise', 3, 'weak')),
    conditions,
  )
  expect(best.map(({ care }) => care)).toEqual(['xray', 'exercise'])
  expect(weaker.map(({ care }) => care)).toEqual(['rest'])
})
