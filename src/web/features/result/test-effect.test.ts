import { expect, test } from 'vitest'
import type { Score } from '#engine'
import { testEffect } from './test-effect.ts'

const score = (earlier: number, match: number | null, final: number): Score => ({
  condition: 'disc',
  earlier,
  match: match ?? earlier,
  final,
  differencePercent: 0,
  tested: match !== null,
})

test.each([
  ['What your self-tests showed fits it: its score went up from 56 to 73.', score(55.66, 100, 73.4)],
  ['What your self-tests showed fits it in part: its score went down from 70 to 62.', score(70, 50, 62)],
  ['What your self-tests showed fits it in part: its score went up from 30 to 38.', score(30, 50, 38)],
  ['What your self-tests showed does not fit it: its score went down from 61 to 37.', score(61, 0, 36.6)],
  ['What your self-tests showed fits it: its score stays about the same.', score(98.5, 100, 99.1)],
  ['Your self-tests say nothing about it: its score stays the same.', score(20, null, 20)],
  ['Your answers make it so unlikely that self-tests do not change its score.', score(2, null, 2)],
])('%s', (words, each) => {
  expect(testEffect(each)).toBe(words)
})
