import { expect, test } from 'vitest'
import { LOCATIONS, PLACE_GROUPS } from './locations.ts'

test('groups keep the order from head to toe and hold every place', () => {
  expect(PLACE_GROUPS[0]![0]).toBe('Head and face')
  expect(new Set(PLACE_GROUPS.map(([group]) => group)).size).toBe(PLACE_GROUPS.length)
  expect(PLACE_GROUPS.flatMap(([, members]) => members)).toHaveLength(LOCATIONS.length)
})
