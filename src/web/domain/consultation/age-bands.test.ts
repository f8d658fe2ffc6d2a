import { expect, test } from 'vitest'
import { AGE_BANDS as ENGINE_AGE_BANDS } from '#engine'
import { AGE_BANDS, ageBandNamed } from './age-bands.ts'

test('every band of the engine has a name, and no other has', () => {
  expect(AGE_BANDS.map(({ key, range }) => ({ key, range }))).toEqual(ENGINE_AGE_BANDS)
  expect(new Set(AGE_BANDS.map(({ label }) => label)).size).toBe(ENGINE_AGE_BANDS.length)
})

test('every age from 0 to 120 is in exactly one band', () => {
  for (let age = 0; age <= 120; age += 1) {
    expect(AGE_BANDS.filter(({ range }) => range.min <= age && age <= range.max)).toHaveLength(1)
  }
})

test('an unknown key has no band', () => {
  expect(ageBandNamed('35-44')).toBeUndefined()
  expect(ageBandNamed(null)).toBeUndefined()
})
