import { expect, test } from 'vitest'
import type { Score } from '#engine'
import { testEffect } from './score-card.tsx'

const score = (
  earlier: number,
  final: number,
  selfTests: Score['selfTests'],
  moved: Score['moved'],
): Score => ({
  condition: 'disc',
  earlier,
  match: earlier,
  final,
  grade: 'good',
  differencePercent: 0,
  selfTests,
  moved,
})

test.each([
  [
    'What your self-tests showed speaks for it: its score went up from 56 to 63.',
    score(55.66, 63.4, 'for', 'up'),
  ],
  [
    'What your self-tests showed speaks against it: its score went down from 61 to 37.',
    score(61, 36.6, 'against', 'down'),
  ],
  [
    'What your self-tests showed speaks for it: its score stays about the same.',
    score(98.5, 99.1, 'for', 'hardly'),
  ],
  [
    'What your self-tests showed speaks for it, but more for other causes: its score went down from 30 to 20.',
    score(30, 20, 'for', 'down'),
  ],
  [
    'What your self-tests showed speaks against it, but more against other causes: its score went up from 20 to 30.',
    score(20, 30, 'against', 'up'),
  ],
  [
    'Your self-tests say nothing about it: its score stays about the same.',
    score(20, 20, 'nothing', 'hardly'),
  ],
  [
    'Your self-tests say nothing about it: its score went down from 60 to 50, because they speak for other causes.',
    score(60, 50, 'nothing', 'down'),
  ],
  [
    'Your self-tests say nothing about it: its score went up from 40 to 50, because they speak against other causes.',
    score(40, 50, 'nothing', 'up'),
  ],
] as const)('%s', (words, each) => {
  expect(testEffect(each)).toBe(words)
})
