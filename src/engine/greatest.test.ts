import { expect, it } from 'vitest'
import { greatest } from './greatest.ts'

const values = Float64Array.of(0.1, 0.5, 0, 0.5, 0.3)

it('gives the indexes of the greatest values, greatest first, of equal ones the first', () => {
  expect(greatest(values, 3)).toEqual([1, 3, 4])
  expect(greatest(values, 1)).toEqual([1])
})

it('gives no more than there are', () => {
  expect(greatest(values, 9)).toEqual([1, 3, 4, 0, 2])
  expect(greatest(new Float64Array(0), 3)).toEqual([])
})
