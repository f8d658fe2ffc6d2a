import { expect, test } from 'vitest'
import { AGE_BANDS, ageBandOf } from './age-bands.ts'

test('every age from 0 to 120 is in exactly one band', () => {
  for (let age = 0; age <= 120; age += 1) {
    expect(AGE_BANDS.filter(({ range }) => range.min <= age && age <= range.max)).toHaveLength(1)
  }
})

test('keys say their span', () => {
  for (const { key, range } of AGE_BANDS) expect(key).toBe(`${range.min}_${range.max}`)
})

test('an unknown key has no band', () => {
  expect(ageBandOf('35-44')).toBeUndefined()
  expect(ageBandOf(null)).toBeUndefined()
})
