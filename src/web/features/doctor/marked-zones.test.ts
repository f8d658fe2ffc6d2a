import { expect, test } from 'vitest'
import { NO_MARK } from '#web/domain/consultation/pain-mark.ts'
import { ZONES, zoneOf } from '#web/domain/body/zones.ts'
import { markedZones } from './marked-zones.ts'

test('a zone drawn on the whole body is marked itself', () => {
  const { main, spread } = markedZones('low_back', {
    ...NO_MARK,
    zone: 'lower_lumbar',
    spread: ['left_hip_side'],
  })
  expect([...main]).toEqual(['lower_lumbar'])
  expect([...spread]).toEqual(['left_hip_side'])
})

test('a fine zone marks its place on the same side of the body', () => {
  const { main } = markedZones('hand_fingers', { ...NO_MARK, zone: 'left_index_finger' })
  expect(main.size).toBeGreaterThan(0)
  for (const key of main) expect(zoneOf(key)).toMatchObject({ location: 'hand_fingers', side: 'left' })
})

test('without a zone the whole place is marked, and no zone leaves nothing to mark', () => {
  const { main } = markedZones('knee', NO_MARK)
  expect([...main].every((key) => zoneOf(key)!.location === 'knee')).toBe(true)
  for (const { zone, location } of ZONES)
    expect(markedZones(location, { ...NO_MARK, zone }).main.size, zone).toBeGreaterThan(0)
})

test('of a whole place whose side was typed that side is marked', () => {
  const { main } = markedZones('knee', { ...NO_MARK, side: 'left' })
  expect(main.size).toBeGreaterThan(0)
  for (const key of main) expect(zoneOf(key)).toMatchObject({ location: 'knee', side: 'left' })
})
