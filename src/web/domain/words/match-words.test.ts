import { expect, test } from 'vitest'
import { matchWords, scoreText, scoreWords, weightWords } from './match-words.ts'

test('words follow the numbers', () => {
  expect([0, 2, 10, 25, 50, 100].map(matchWords)).toEqual([
    'Poor match',
    'Weak match',
    'Possible match',
    'Good match',
    'Strong match',
    'Strong match',
  ])
  expect([-2, 1, 0.1].map(weightWords)).toEqual(['strongly', 'clearly', 'a little'])
})

test('a score is a whole number of 100, and never looks certain', () => {
  expect([45.23, 45.5, 1, 99].map(scoreWords)).toEqual(['45 of 100', '46 of 100', '1 of 100', '99 of 100'])
  expect([0, 0.99].map(scoreWords)).toEqual(['under 1 of 100', 'under 1 of 100'])
  expect([99.2, 100].map(scoreWords)).toEqual(['over 99 of 100', 'over 99 of 100'])
  expect(scoreText(45.2)).toBe('45.20')
})
