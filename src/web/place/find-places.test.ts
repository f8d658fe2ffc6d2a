import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readFileSync } from 'node:fs'
import { ZONES } from '#web/body-map/zones.ts'
import type { LocationSummary } from '#knowledge/bundle'
import { findPlaces, groupPlaces } from './find-places.ts'

const places = parse(readFileSync('content/locations.yaml', 'utf8')) as LocationSummary[]
const find = (typed: string) => findPlaces(places, ZONES, typed)
const found = (typed: string) =>
  find(typed).map(({ place, zones }) => [place.key, zones.map(({ zone }) => zone)])

describe('finds by the words people use', () => {
  test.each([
    ['outer side of my left elbow', [['elbow', ['left_elbow_outer']]]],
    ['between my shoulder blades', [['upper_back', ['between_shoulder_blades']]]],
    ['left collar bone', [['shoulder', ['left_collarbone']]]],
    ['RIGHT KNEECAP', [['knee', ['right_knee_above', 'right_kneecap', 'right_knee_below']]]],
    ['my left little toe', [['foot_toes', ['left_toes', 'left_little_toe']]]],
    [
      'elbow',
      [
        ['upper_arm', []],
        ['elbow', []],
        ['forearm', []],
      ],
    ],
    [
      'belly button',
      [
        ['navel', []],
        ['lower_right_belly', []],
        ['lower_left_belly', []],
      ],
    ],
    ['pit of the stomach', [['upper_belly', ['upper_belly_middle']]]],
    ['pain all over', [['all_over', []]]],
    ['outer elbow', [['elbow', ['left_elbow_outer', 'right_elbow_outer']]]],
    ['temple', [['forehead_temple', ['left_temple', 'right_temple']]]],
    ['shin bone', [['shin', []]]],
    ['my right testicle', [['genitals', []]]],
    ['xyz', []],
  ])('%s', (typed, expected) => {
    expect(found(typed)).toEqual(expected)
  })

  test('every zone is found by its own name', () => {
    for (const zone of ZONES) {
      const hit = find(zone.label).find(({ place }) => place.key === zone.location)
      expect(hit, zone.label).toBeDefined()
      if (hit!.zones.length > 0) expect(hit!.zones, zone.label).toContain(zone)
    }
  })

  test('everything when nothing is typed', () => {
    expect(find(' my ')).toHaveLength(places.length)
  })
})

test('groups keep the order from head to toe', () => {
  const groups = groupPlaces(find(''))
  expect(groups[0]![0]).toBe('Head and face')
  expect(new Set(groups.map(([group]) => group)).size).toBe(groups.length)
  expect(groups.flatMap(([, members]) => members)).toHaveLength(places.length)
})
