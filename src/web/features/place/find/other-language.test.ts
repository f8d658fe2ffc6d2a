import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { load } from 'js-yaml'
import type { LocationSummary } from '#knowledge/bundle/bundle'
import { readSearchWords } from '#translation/search-words'
import { translatorInto } from '#translation/translator'
import { translateZones } from '#translation/zone-texts'
import type { Zone } from '#web/domain/body/zones.ts'
import type * as BestMatch from './best-match.ts'
import type * as FindPlaces from './find-places.ts'

const translate = translatorInto('hi')
const places = (load(readFileSync('content/locations.yaml', 'utf8')) as LocationSummary[]).map((place) => {
  const said = (field: 'name' | 'group' | 'includes') =>
    translate({ key: `location.${place.key}.${field}`, en: place[field], isMessage: false })?.to ??
    place[field]
  return { ...place, name: said('name'), group: said('group'), includes: said('includes') }
})
const zones = JSON.parse(translateZones(readFileSync('public/body/zones.json', 'utf8'), translate)) as Zone[]
let findPlaces: typeof FindPlaces.findPlaces
let bestMatch: typeof BestMatch.bestMatch

beforeAll(async () => {
  vi.stubGlobal('SEARCH_WORDS_OF_PAGES', readSearchWords('hi'))
  vi.resetModules()
  ;({ findPlaces } = await import('./find-places.ts'))
  ;({ bestMatch } = await import('./best-match.ts'))
})
beforeEach(() => {
  vi.stubGlobal('SEARCH_WORDS_OF_PAGES', readSearchWords('hi'))
})
afterEach(() => {
  vi.unstubAllGlobals()
})
afterAll(() => vi.resetModules())

const keysFor = (typed: string) => findPlaces(places, zones, typed).found.map(({ place }) => place.key)

describe('places are found by what people type in Hindi', () => {
  test.each([
    ['पेट में दर्द', 'upper_belly'],
    ['pet mein dard', 'upper_belly'],
    ['pait', 'upper_belly'],
    ['ghutna', 'knee'],
    ['ghutne me dard hai', 'knee'],
    ['घुटनों में दर्द', 'knee'],
    ['seena', 'chest'],
    ['sine mein dard', 'chest'],
    ['सीने में दर्द', 'chest'],
    ['kamar', 'low_back'],
    ['कमर दर्द', 'low_back'],
    ['sar dard', 'head'],
    ['सर में दर्द', 'head'],
    ['आंख', 'eye'],
    ['ankh', 'eye'],
    ['dant', 'jaw_tooth'],
    ['daant mein dard', 'jaw_tooth'],
    ['gardan', 'neck'],
    ['kandhe', 'shoulder'],
    ['एडी', 'heel'],
    ['edi', 'heel'],
    ['takhna', 'ankle'],
    ['latrine ki jagah', 'back_passage'],
    ['टट्टी की जगह', 'back_passage'],
    ['पेशाब की जगह', 'genitals'],
    ['पेशाब की थैली', 'lower_belly_bladder'],
    ['jodo me dard', 'all_over'],
    ['जोड़ों में दर्द', 'all_over'],
    ['जाँघ का जोड़', 'groin'],
    ['galaa', 'mouth_throat'],
    ['kohni', 'elbow'],
  ])('%s', (typed, key) => {
    expect(keysFor(typed)).toContain(key)
  })

  test('the vowel signs belong to their letters: a place of another name is not found', () => {
    expect(keysFor('सिर')).not.toContain('knee')
    expect(keysFor('ghutna')).not.toContain('chest')
  })

  test('the side is understood in both scripts', () => {
    const spots = (typed: string) =>
      findPlaces(places, zones, typed).found.flatMap((found) => found.zones.map(({ side }) => side))
    for (const typed of ['बायीं आंख', 'bayi ankh', 'left aankh'])
      expect(new Set(spots(typed))).toEqual(new Set(['left']))
  })

  test('every place is found by its own name', () => {
    for (const { key, name } of places) expect(keysFor(name), name).toContain(key)
  })

  test.each([
    ['ghutna', 'knee'],
    ['gardan', 'neck'],
    ['kamar', 'low_back'],
    ['seena', 'chest'],
    ['sir', 'head'],
    ['kohni', 'elbow'],
    ['takhna', 'ankle'],
    ['kaan', 'ear'],
    ['kandha', 'shoulder'],
    ['edi', 'heel'],
    ['zzz', null],
  ])('Enter after %s chooses %s', (typed, key) => {
    expect(bestMatch(findPlaces(places, zones, typed))?.place.key ?? null).toBe(key)
  })
})
