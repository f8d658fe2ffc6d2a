import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { load } from 'js-yaml'
import type { LocationSummary } from '#knowledge/bundle/bundle'
import { ZONES } from '#web/domain/body/zones.ts'
import type { Marking } from '#web/domain/consultation/pain-mark.ts'
import { bestMatch } from './best-match.ts'
import { findPlaces } from './find-places.ts'
import { optionKey, optionName, optionsFor } from './options.ts'

const places = load(readFileSync('content/locations.yaml', 'utf8')) as LocationSummary[]

function optionsOf(typed: string, marking: Marking = 'main', main: string | null = null) {
  const search = findPlaces(places, ZONES, typed)
  return optionsFor(search, bestMatch(search), marking, main)
}

const names = (...asked: Parameters<typeof optionsOf>) => optionsOf(...asked).map(optionName)

test('a spot that is meant stands first, then what else was found, spots before their place', () => {
  expect(names('between sh')[0]).toBe('Between the shoulder blades')
  expect(names('between sh')).toContain('Between neck and left shoulder')
  expect(names('left elbow')).toEqual([
    'Outer side of the left elbow',
    'Inner side of the left elbow',
    'Tip of the left elbow',
    'Crook of the left elbow',
    'Elbow',
  ])
})

test('a place that is meant stands first with its spots', () => {
  const options = names('elbow')
  expect(options[0]).toBe('Elbow')
  expect(options.slice(1, 9).every((name) => name.endsWith('elbow'))).toBe(true)
  expect(options.slice(9)).toEqual(['Upper arm', 'Forearm'])
})

test('pain spreads to spots only, and not to the main one', () => {
  const options = optionsOf('knee', 'spread', 'left_kneecap')
  expect(options.length).toBeGreaterThan(5)
  expect(options.every(({ zone }) => zone !== null && zone.zone !== 'left_kneecap')).toBe(true)
})

test('what has all typed words in its own name stands before what has not', () => {
  const options = names('shoulder blade')
  expect(options.indexOf('Between the shoulder blades')).toBeLessThan(
    options.indexOf('Back of the left armpit'),
  )
  const outer = optionsOf('outer left')
  const firstPlace = outer.findIndex(({ zone }) => zone === null)
  expect(outer.slice(firstPlace).every(({ zone }) => zone === null)).toBe(true)
})

test('the armpit itself stands before what lies behind it', () => {
  expect(names('armpit').slice(0, 2)).toEqual(['Left armpit', 'Right armpit'])
  expect(optionsOf('left armpit')[0]).toMatchObject({ zone: { zone: 'left_armpit' } })
})

test('no option stands twice', () => {
  for (const typed of ['elbow', 'left', 'rib', 'between shoulder blades', 'hand']) {
    const keys = optionsOf(typed).map(optionKey)
    expect(new Set(keys).size, typed).toBe(keys.length)
  }
})
