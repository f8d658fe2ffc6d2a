import { beforeEach, expect, test, vi } from 'vitest'
import { whichResult } from './resume-link.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 23, 9, 30) })
})

const stored = (at: Date, place: string) => `${at.toISOString()} ${place}`

test.each([
  ['of today', stored(new Date(2026, 10, 23, 6, 10), 'Head'), ': Head, today 06:10'],
  ['of another day', stored(new Date(2026, 10, 22, 21, 5), 'Low back'), ': Low back, 22 November 21:05'],
  ['stored before it said which', 'yes', ''],
  ['damaged', 'soon Head', ''],
  ['none', null, ''],
])('a result %s', (_, reached, words) => {
  expect(whichResult(reached)).toBe(words)
})
