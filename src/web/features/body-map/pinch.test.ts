import { expect, test } from 'vitest'
import { pinchOf } from './pinch.ts'

test.each([
  [100, 100, null],
  [100, 125, null],
  [100, 140, 'in'],
  [100, 80, null],
  [100, 70, 'out'],
] as const)('fingers %d apart, then %d: %s', (before, now, pinch) => {
  expect(pinchOf(before, now)).toBe(pinch)
})
