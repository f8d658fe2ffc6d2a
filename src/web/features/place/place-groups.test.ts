import { expect, test } from 'vitest'
import { LOCATIONS } from '#web/domain/knowledge/locations.ts'
import { PLACE_GROUPS } from './place-groups.ts'

test('groups keep the order from head to toe and hold every place', () => {
  expect(PLACE_GROUPS[0]![0]).toBe('Head and face')
  expect(new Set(PLACE_GROUPS.map(([group]) => group)).size).toBe(PLACE_GROUPS.length)
  expect(PLACE_GROUPS.flatMap(([, members]) => members)).toHaveLength(LOCATIONS.length)
})
