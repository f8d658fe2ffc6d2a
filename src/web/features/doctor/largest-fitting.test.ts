import { expect, test } from 'vitest'
import { largestFitting } from './largest-fitting.ts'

test('the largest size that fits, or the smallest there is', () => {
  expect(largestFitting([10, 9, 8], (size) => size < 10)).toBe(9)
  expect(largestFitting([10, 9, 8], () => false)).toBe(8)
  expect(() => largestFitting([], () => true)).toThrow(RangeError)
})
