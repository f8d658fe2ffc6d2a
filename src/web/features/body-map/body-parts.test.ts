import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ZONES, zoneOf } from '#web/domain/body/zones.ts'
import views from '../../../../public/body/views.json'
import { BODY_PARTS, CLOSE_UPS, closeUpOf, sideOf, viewOfPart, viewShowing } from './body-parts.ts'

test('every view that is drawn belongs to one part', () => {
  const shown = BODY_PARTS.flatMap(({ sides }) => sides.map(({ view }) => view))
  expect(shown.toSorted()).toEqual(views.map(({ view }) => view).toSorted())
  for (const sex of ['female', 'male'])
    for (const view of shown) expect(existsSync(`public/body/${sex}-${view}.json`)).toBe(true)
})

describe('zooming in on a zone', () => {
  test('leads to a close-up, whichever it is', () => {
    for (const zone of ZONES) {
      expect(CLOSE_UPS, zone.zone).toContain(closeUpOf(zone, 'front'))
    }
  })

  test.each([
    ['left_elbow_outer', 'front', 'left-elbow-front'],
    ['left_elbow_outer', 'back', 'left-elbow-back'],
    ['right_thumb', 'front', 'right-palm'],
    ['right_thumb', 'back', 'right-hand-back'],
    ['right_hip_side', 'front', 'belly'],
    ['left_shin', 'front', 'left-knee-front'],
    ['left_heel', 'back', 'left-ankle-inner'],
    ['nose', 'front', 'head-front'],
    ['between_shoulder_blades', 'back', 'left-shoulder-back'],
    ['left_fingers', 'front', 'left-palm'],
  ])('%s from the %s: %s', (zone, from, closeUp) => {
    expect(closeUpOf(zoneOf(zone)!, from)).toBe(closeUp)
  })
})

test('looking at a part keeps the side one looks at', () => {
  const hand = BODY_PARTS.find(({ key }) => key === 'left-hand')!
  expect(viewOfPart(hand, 'back')).toBe('left-hand-back')
  expect(viewOfPart(hand, 'front')).toBe('left-palm')
})

test('left and right are the person’s own: on the right of the picture only from behind', () => {
  expect(sideOf('front').side.edges).toEqual(['Your right', 'Your left'])
  expect(sideOf('back').side.edges).toEqual(['Your left', 'Your right'])
  expect(sideOf('left-palm').side.edges).toBeNull()
})

test('the body turns only for what it does not show', () => {
  const blade = zoneOf('left_shoulder_blade')
  expect(viewShowing({ zone: blade, place: 'shoulder_blade' }, 'front')).toBe('back')
  expect(viewShowing({ zone: blade, place: 'shoulder_blade' }, 'left-elbow-back')).toBe('left-elbow-back')
  expect(viewShowing({ place: 'low_back' }, 'front')).toBe('back')
  expect(viewShowing({ place: 'knee' }, 'back')).toBe('back')
  expect(viewShowing({ place: 'all_over' }, 'back')).toBe('back')
  expect(viewShowing({ zone: zoneOf('left_heel_sole'), place: 'heel' }, 'front')).toBe('left-foot-sole')
})
