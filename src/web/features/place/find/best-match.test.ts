import { describe, expect, test } from 'vitest'
import { load } from 'js-yaml'
import { readFileSync } from 'node:fs'
import type { LocationSummary } from '#knowledge/bundle/bundle'
import { ZONES } from '#web/domain/body/zones.ts'
import { isChosen } from '../pain-choice.ts'
import { bestMatch } from './best-match.ts'
import { findPlaces } from './find-places.ts'
import { nameWords } from './search-words.ts'

const places = load(readFileSync('content/locations.yaml', 'utf8')) as LocationSummary[]
const matchOf = (typed: string) => bestMatch(findPlaces(places, ZONES, typed))

describe('the one thing the words can mean', () => {
  test.each([
    ['outer left elbow', 'outer side of the left elbow'],
    ['between sh', 'between the shoulder blades'],
    ['between my shoulder blades', 'between the shoulder blades'],
    ['pit of the stomach', 'pit of the stomach'],
    ['left funny bone', 'inner side of the left elbow'],
    ['tailbone', 'tailbone'],
    ['left shoulder blade', 'left shoulder blade'],
    ['left side of the chest', 'left side of the chest'],
    ['left eye', 'left eye'],
    ['little toe of the left foot', 'little toe of the left foot'],
    ['left little finger', 'left little finger'],
    ['back of my right knee', 'hollow of the right knee'],
    ['betwen sholder blades', 'between the shoulder blades'],
    ['left hip', 'side of the left hip'],
  ])('%s: the spot %s', (typed, label) => {
    expect(matchOf(typed)?.zone?.label).toBe(label)
  })

  test.each([
    ['elbow', 'Elbow'],
    ['my lower back', 'Low back'],
    ['shoulder blade', 'Shoulder blade'],
    ['heart', 'Chest'],
    ['ebow', 'Elbow'],
    ['side of the chest', 'Side of the chest'],
    ['everywhere', 'Pain all over'],
  ])('%s: all of %s', (typed, name) => {
    expect(matchOf(typed)).toMatchObject({ place: { name }, zone: null })
  })
})

test.each([
  '',
  ' my ',
  'left elbow',
  'left chest',
  'left shoulder',
  'back',
  'throat',
  'spine',
  'left knee',
  'xyz',
  'x',
  'arm',
  'left leg',
  'liver',
  'sole',
  'bunion',
  'tennis elbow',
  'behind my right shoulder',
])('"%s" could mean several things or none, so none is taken', (typed) => {
  expect(matchOf(typed)).toBeNull()
})

test('almost every spot is meant by its own name', () => {
  const others = ZONES.filter(({ zone, label }) => matchOf(label)?.zone?.zone !== zone)
  // Another place is called so as well, or holds all the words.
  expect(others.map(({ label }) => label)).toEqual([
    'throat',
    'around the navel',
    'genital area',
    'left side of the belly',
    'right side of the belly',
    'lower left belly',
    'lower right belly',
  ])
})

test('typing the name of a spot, nothing else is offered but what is called as was typed so far', () => {
  for (const { label } of ZONES.filter(({ side }) => side !== 'right')) {
    for (let length = 3; length < label.length; length += 1) {
      const typed = label.slice(0, length)
      const match = matchOf(typed)
      const offered = match && (match.zone?.label ?? match.place.name)
      if (offered === null || offered === label) continue
      expect(nameWords(typed), `${typed}: ${offered}`).toEqual(nameWords(offered))
    }
  }
})

test.each(['shoulder ', 'upper back of', 'upper back of m', 'upper belly ', 'left si', 'left palm, '])(
  '"%s" is to go on, so nothing is taken yet',
  (typed) => {
    expect(matchOf(typed)).toBeNull()
  },
)

test('every place is meant by its own name', () => {
  for (const { name } of places) expect(matchOf(name)?.place.name, name).toBe(name)
})

test('knows what is chosen already, as the main place or as one it spreads to', () => {
  const spot = matchOf('outer left elbow')!
  const whole = matchOf('elbow')!
  const mark = { zone: null, spread: [], also: [], strength: null }
  expect(isChosen(spot, { place: 'elbow', mark })).toBe(false)
  expect(isChosen(whole, { place: 'elbow', mark })).toBe(true)
  expect(isChosen(spot, { place: 'elbow', mark: { ...mark, zone: 'left_elbow_outer' } })).toBe(true)
  expect(isChosen(spot, { place: 'neck', mark: { ...mark, spread: ['left_elbow_outer'], also: [] } })).toBe(
    true,
  )
})
