import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { load } from 'js-yaml'
import type { LocationSummary } from '#knowledge/bundle/bundle'
import { ZONES } from '#web/domain/body/zones.ts'
import { bestMatch } from './find/best-match.ts'
import { findPlaces } from './find/find-places.ts'
import { optionsFor } from './find/options.ts'
import { foundWords, NOTHING_TYPED } from './found-words.ts'
import { placeMessages } from './messages.ts'

const { enterChooses, isChosen, enterLeadsOn, arrowLeads, arrowOrMore, noneFound } = placeMessages

const places = load(readFileSync('content/locations.yaml', 'utf8')) as LocationSummary[]

function wordsFor(typed: string, isMatchChosen = false) {
  const search = findPlaces(places, ZONES, typed)
  const match = bestMatch(search)
  const options = optionsFor(search, match, 'main', null)
  return foundWords({
    typed,
    options,
    isLoose: search.words === null,
    match,
    isMatchChosen,
  })
}

test('what Enter chooses comes first, and nothing else when nothing else was found', () => {
  const name = 'Outer side of the left elbow'
  expect(wordsFor('outer left elbow')).toEqual({ ...NOTHING_TYPED, name, words: enterChooses })
  expect(wordsFor('outer left elbow', true)).toMatchObject({ name, words: `${isChosen} ${enterLeadsOn}` })
})

test('with a place as a whole, the way to its spots is said', () => {
  const { exactByArrow } = placeMessages
  expect(wordsFor('elbow')).toEqual({ name: 'Elbow', words: enterChooses, arrow: exactByArrow })
})

test('without one thing meant, the way to what was found is said: the arrow says what it is', () => {
  const words = placeMessages.found({ count: 5 })
  expect(wordsFor('left elbow')).toEqual({ name: null, words, arrow: arrowLeads })
  expect(wordsFor('between').arrow).toBe(arrowOrMore)
  expect(wordsFor('xyz')).toEqual({ ...NOTHING_TYPED, words: noneFound })
  expect(wordsFor(' ')).toEqual(NOTHING_TYPED)
})
