import { describe, expect, test } from 'vitest'
import { load } from 'js-yaml'
import { readFileSync } from 'node:fs'
import type { LocationSummary } from '#knowledge/bundle/bundle'
import { ZONES } from '#web/domain/body/zones.ts'
import { findPlaces } from './find-places.ts'

const places = load(readFileSync('content/locations.yaml', 'utf8')) as LocationSummary[]
const find = (typed: string) => findPlaces(places, ZONES, typed).found
const found = (typed: string) =>
  find(typed).map(({ place, zones }) => [place.key, zones.map(({ zone }) => zone)])

describe('finds by the words people use', () => {
  test('a calf by two of them', () => {
    expect(find('my calves').map(({ place }) => place.key)).toEqual(['calf'])
  })

  test.each([
    ['outer side of my left elbow', [['elbow', ['left_elbow_outer']]]],
    ['between my shoulder blades', [['upper_back', ['between_shoulder_blades']]]],
    ['left collar bone', [['shoulder', ['left_collarbone']]]],
    ['RIGHT KNEECAP', [['knee', ['right_knee_above', 'right_kneecap', 'right_knee_below']]]],
    ['my left little toe', [['foot_toes', ['left_toes', 'left_little_toe']]]],
    [
      'elbow',
      [
        ['elbow', []],
        ['upper_arm', []],
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
    ['tennis elbow', [['elbow', ['left_elbow_outer', 'right_elbow_outer']]]],
    ["golfer's elbow", [['elbow', ['left_elbow_inner', 'right_elbow_inner']]]],
    ['temple', [['forehead_temple', ['left_temple', 'right_temple']]]],
    ['shin bone', [['shin', []]]],
    ['my right testicle', [['genitals', []]]],
    [
      'left boob',
      [
        ['breast', ['left_breast']],
        ['chest', []],
      ],
    ],
    ['xyz', []],
  ])('%s', (typed, expected) => {
    expect(found(typed)).toEqual(expected)
  })

  test.each([
    ['behind my left knee', [['knee', ['left_knee_hollow']]]],
    ['underneath the left foot', [['foot_toes', ['left_arch', 'left_foot_ball']]]],
    [
      'left sole',
      [
        ['heel', ['left_heel_sole']],
        ['foot_toes', ['left_arch', 'left_foot_ball']],
      ],
    ],
    ['inside of the left knee', [['knee', ['left_knee_inner']]]],
    ['inside of the mouth', [['mouth_throat', []]]],
    ['deep inside', [['pelvis', []]]],
    ['outside of my right hip', [['hip', ['right_hip_side']]]],
    ['left shoulderblade', found('left shoulder blade')],
    ['everywhere', [['all_over', []]]],
    ['my whole body', [['all_over', []]]],
    ['left bunion', [['foot_toes', ['left_big_toe_joint']]]],
    ['private parts', [['genitals', []]]],
    ['anus', [['back_passage', []]]],
    ['my bum hole', [['back_passage', []]]],
    ['piles', [['back_passage', []]]],
    ['it hurts when I poo', [['back_passage', []]]],
    [
      'bottom',
      [
        ['back_passage', []],
        ['low_back', []],
        ['tailbone', ['left_sacroiliac', 'right_sacroiliac']],
        ['buttock', []],
      ],
    ],
  ])('%s, said otherwise', (typed, expected) => {
    expect(found(typed)).toEqual(expected)
  })

  test.each([
    ['left shoulder blade', 'shoulder_blade'],
    ['lower back right', 'low_back'],
    ['left shoulder', 'shoulder'],
    ['foot', 'foot_toes'],
    ['hip', 'hip'],
  ])('%s: what is called so stands first', (typed, key) => {
    expect(find(typed)[0]!.place.key).toBe(key)
  })

  test('of several, the spot that is called so stands first', () => {
    expect(find('shoulder blades')[0]!.place.key).toBe('upper_back')
    expect(find('shoulder blade')[0]!.place.key).toBe('shoulder_blade')
  })

  test.each([
    ['between', 'between the shoulder'],
    ['between', 'between my shoulder'],
    ['outer', 'outer side of my left elbow'],
    ['left side', 'left side of the neck'],
  ])('from "%s" on, typing "%s" never widens the list', (from, typed) => {
    for (let length = from.length; length < typed.length; length += 1) {
      const [before, now] = [typed.slice(0, length), typed.slice(0, length + 1)]
      const places = find(before).map(({ place }) => place.key)
      for (const { place } of find(now)) expect(places, now).toContain(place.key)
    }
  })

  test('sciatica is felt in several places', () => {
    const keys = find('sciatica').map(({ place }) => place.key)
    expect(keys).toEqual(expect.arrayContaining(['low_back', 'buttock', 'thigh']))
  })

  test('a leg is more than the one spot with that word in its name', () => {
    expect(find('left leg').map(({ place }) => place.key)).toEqual(['thigh', 'knee', 'shin', 'calf'])
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

describe('nothing found is not the end', () => {
  test.each([
    ['ebow', 'elbow'],
    ['ellbow', 'elbow'],
    ['eblow', 'elbow'],
    ['lft elbow', 'left elbow'],
    ['sholder', 'shoulder'],
    ['shol', 'shoulder'],
    ['betwen my sholder blades', 'between shoulder blades'],
    ['claf', 'calf'],
    ['fot', 'foot'],
    ['collarbne', 'collarbone'],
    ['behnd the knee', 'behind the knee'],
    ['stomache', 'stomach'],
  ])('slips are mended: %s', (typed, meant) => {
    expect(found(typed)).toEqual(found(meant))
    expect(findPlaces(places, ZONES, typed).words).not.toBeNull()
  })

  test.each([
    ['dislocated elbow', 'elbow'],
    ['burning on the toilet', 'toilet'],
    ['frozen shoulder', 'shoulder'],
    ["adam's apple", 'throat'],
    ['left testicle', 'testicle'],
    ['behind my right shoulder', 'right shoulder'],
    ['top of the left hip', 'left hip'],
  ])('words no place has are left out, then sides or positions: %s', (typed, rest) => {
    expect(found(typed)).toEqual(found(rest))
    expect(findPlaces(places, ZONES, typed).words).toBeNull()
  })

  test.each(['xyz', 'gout', 'frozen', 'elbow knee'])('%s fits nothing even so', (typed) => {
    expect(found(typed)).toEqual([])
  })
})
