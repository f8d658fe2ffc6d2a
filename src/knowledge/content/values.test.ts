import { expect, test } from 'vitest'
import { countBases, likelihoodOf } from './values.ts'

const inBand = {
  p: 'often' as const,
  band: [0.3, 0.79] satisfies [number, number],
  sources: ['guide-2020'],
}

test('a number of a study, a word that a published band bears out and a judged word are counted apart', () => {
  const cited = [
    { p: 0.9, sources: ['study-2019'] },
    { per_1000: 40, sources: ['study-2019'] },
  ]
  const judged = ['often' as const, { p: 'often' as const, sources: ['guide-2020'] }, 'rare' as const]
  expect(countBases([...cited, inBand, ...judged])).toEqual({ cited: 2, banded: 1, judged: 3 })
})

test('a band leaves the word its probability', () => {
  expect(likelihoodOf(inBand)).toBe(likelihoodOf('often'))
})
