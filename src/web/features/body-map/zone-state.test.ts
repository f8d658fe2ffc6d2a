import { expect, test } from 'vitest'
import { zoneOf, zonesOfPlace } from '#web/domain/body/zones.ts'
import { startZone, zoneState, type Chosen } from './zone-state.ts'

const tip = zoneOf('left_elbow_tip')!
const nothing: Chosen = { place: null, zone: null, spread: [], also: [] }

test.each([
  [nothing, 'none'],
  [{ ...nothing, place: 'elbow' }, 'place'],
  [{ ...nothing, place: 'elbow', zone: 'left_elbow_tip' }, 'main'],
  [{ ...nothing, place: 'elbow', zone: 'left_elbow_outer' }, 'none'],
  [{ ...nothing, place: 'neck', spread: ['left_elbow_tip'] }, 'spread'],
])('%o: %s', (chosen, state) => {
  expect(zoneState(tip, chosen)).toBe(state)
})

test('arrow keys start where one was, then at what is chosen, then anywhere', () => {
  const shown = [zoneOf('nose')!, ...zonesOfPlace('elbow')]
  const chosen = { ...nothing, place: 'elbow', zone: 'right_elbow_tip' }
  expect(startZone(shown, 'left_elbow_outer', chosen)).toBe('left_elbow_outer')
  expect(startZone(shown, 'left_kneecap', chosen)).toBe('right_elbow_tip')
  expect(startZone(shown, null, { ...nothing, place: 'elbow' })).toBe(zonesOfPlace('elbow')[0]!.zone)
  expect(startZone(shown, null, nothing)).toBe('nose')
  expect(startZone([], null, nothing)).toBeUndefined()
})
