import { expect, test } from 'vitest'
import { contrastOf } from './contrast.ts'

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#0b6b6b', '#0b6b6b', 1],
  // The lightest grey that text on white may have.
  ['#767676', '#ffffff', 4.54],
])('%s and %s differ by %d', (one, other, contrast) => {
  expect(contrastOf(one, other)).toBeCloseTo(contrast, 2)
})

test('refuses what it cannot read', () => {
  expect(() => contrastOf('red', '#ffffff')).toThrow('red is not a colour')
})
