import { beforeAll, expect, test } from 'vitest'
import { createListener, partsOf } from '#listening'
import type { LocationBundle } from '#knowledge/bundle/bundle'
import { findingsAt } from './own-words.ts'
import { readBundles } from './read-bundles.ts'
import { readLexicon } from './read-lexicon.ts'

let places: Map<string, LocationBundle>
beforeAll(() => {
  places = new Map(readBundles().map((bundle) => [bundle.location.key, bundle]))
})

test('about the family each place asks only what its own causes hang on', () => {
  for (const { location, steps, conditions, redFlags } of places.values()) {
    const used = JSON.stringify([conditions, redFlags])
    const asked = steps.find(({ key }) => key === 'family_illness')?.options ?? []
    expect(
      asked.filter((option) => !used.includes(option)),
      location.key,
    ).toEqual([])
  }
  expect(places.get('eye')!.steps.find(({ key }) => key === 'family_illness')!.options).toContain(
    'family_glaucoma',
  )
})

test("a father's heart attack reaches the question about the family and is nobody's own", () => {
  const chest = places.get('chest')!
  const heard = createListener(readLexicon())
    .understand('My father died of a heart attack at 45.', findingsAt(chest), {
      parts: partsOf(chest.location.name),
    })
    .mentions.map(({ finding }) => finding)
  expect(heard).toContain('family_heart_early')
  expect(heard).not.toContain('heart_disease')
  expect(heard).not.toContain('thinks_heart')
})
