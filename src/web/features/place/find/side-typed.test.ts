import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { load } from 'js-yaml'
import type { LocationSummary } from '#knowledge/bundle/bundle'
import { ZONES } from '#web/domain/body/zones.ts'
import { findPlaces } from './find-places.ts'
import { sideTyped } from './side-typed.ts'

const places = load(readFileSync('content/locations.yaml', 'utf8')) as LocationSummary[]

test.each([
  ['left knee', 'knee', 'left'],
  ['my right shoulder', 'shoulder', 'right'],
  ['left testicle', 'genitals', 'left'],
  ['knee', 'knee', undefined],
  ['left and right knee', 'knee', undefined],
  ['navel', 'navel', undefined],
] as const)('"%s" for the place %s: %s', (typed, place, side) => {
  expect(sideTyped(typed, findPlaces(places, ZONES, typed).found, place)).toBe(side)
})
