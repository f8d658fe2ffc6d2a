import { expect, test } from 'vitest'
import { matchWords, scoreText, scoreWords, weightWords } from './match-words.ts'

test('words follow the grades', () => {
  const matches = (['poor', 'weak', 'fair', 'good', 'strong'] as const).map((grade) => matchWords({ grade }))
  expect(matches).toEqual(['Poor match', 'Weak match', 'Possible match', 'Good match', 'Strong match'])
  const weights = (['strong', 'medium', 'slight'] as const).map((grade) => weightWords({ grade }))
  expect(weights).toEqual(['strongly', 'clearly', 'a little'])
})

test('a score is a whole number of 100, and never looks certain', () => {
  expect([45.23, 45.5, 1, 99].map(scoreWords)).toEqual(['45 of 100', '46 of 100', '1 of 100', '99 of 100'])
  expect([0, 0.99].map(scoreWords)).toEqual(['under 1 of 100', 'under 1 of 100'])
  expect([99.2, 100].map(scoreWords)).toEqual(['over 99 of 100', 'over 99 of 100'])
  expect(scoreText(45.2)).toBe('45.20')
})
