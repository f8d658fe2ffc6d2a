import { expect, test } from 'vitest'
import type { Score } from '#engine'
import { matchWords, scoreText, scoreWords, strengthWords } from '#web/domain/words/match-words.ts'
import { rankChanges, splitCauses } from './ranking.ts'

const score = (condition: string, final: number): Score => ({
  condition,
  earlier: final,
  match: final,
  final,
  differencePercent: 0,
  tested: false,
})

test('shows three to five causes, and lists the rest unless they hardly fit at all', () => {
  const scores = [60, 20, 8, 6, 4, 1, 0.1].map((final, at) => score(`c${at}`, final))
  const { shown, lessLikely } = splitCauses(scores)
  expect(shown.map(({ final }) => final)).toEqual([60, 20, 8, 6])
  expect(lessLikely.map(({ final }) => final)).toEqual([4, 1])
  expect(splitCauses([98, 1, 0.6, 0.2].map((final, at) => score(`c${at}`, final))).shown).toHaveLength(3)
})

test('says what moved', () => {
  const before = [score('disc', 50), score('strain', 40), score('stone', 10)]
  const after = [score('strain', 60), score('disc', 40), score('stone', 10)]
  expect(rankChanges(before, after)).toEqual([
    { condition: 'strain', from: 2, to: 1 },
    { condition: 'disc', from: 1, to: 2 },
  ])
  expect(rankChanges(before, before)).toEqual([])
})

test('words follow the numbers', () => {
  expect([0, 2, 10, 25, 50, 100].map(matchWords)).toEqual([
    'Poor match',
    'Weak match',
    'Possible match',
    'Good match',
    'Strong match',
    'Strong match',
  ])
  expect([-2, 1, 0.1].map(strengthWords)).toEqual(['strongly', 'clearly', 'a little'])
})

test('a score is a whole number of 100, and never looks certain', () => {
  expect([45.23, 45.5, 1, 99].map(scoreWords)).toEqual(['45 of 100', '46 of 100', '1 of 100', '99 of 100'])
  expect([0, 0.99].map(scoreWords)).toEqual(['under 1 of 100', 'under 1 of 100'])
  expect([99.2, 100].map(scoreWords)).toEqual(['over 99 of 100', 'over 99 of 100'])
  expect(scoreText(45.2)).toBe('45.20')
})
