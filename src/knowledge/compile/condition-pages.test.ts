import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compileConditionIndex, compileConditionPages, compilePlacePages } from './condition-pages.ts'
import { compileBundles } from './bundles.ts'
import { loadContent } from '../check/load-content.ts'
import { exampleContent, writeContent } from '../testing/example-content.ts'

const options = { filmOf: () => null }

function load() {
  const folder = writeContent(exampleContent)
  const { content } = loadContent(folder)
  rmSync(folder, { recursive: true })
  return content
}

test("a condition's page says in words what the engine works with", () => {
  const content = load()
  const [page, ...others] = compileConditionPages(content, compileBundles(content, options), options)
  expect(others).toEqual([])
  expect(page).toMatchObject({
    slug: 'thumb-arthritis',
    places: [{ place: { slug: 'thumb' }, anatomical: 'Pollex', commonness: 'very_common', per1000: 600 }],
    oftenerIn: 'female',
    signs: {
      at: null,
      for: [{ text: 'It is swollen', frequency: 'often' }],
      against: [],
    },
    dangerSigns: [],
    tests: [{ name: 'X-ray', note: 'Only if unclear' }],
    selfTests: [{ name: 'Thumb grind', notIf: ['Do not do it with a hot joint'] }],
    review: null,
  })
})

test('the lists name covered places alone, and what stands there', () => {
  const content = load()
  expect(compileConditionIndex(content)).toEqual({
    places: [{ key: 'thumb', slug: 'thumb', name: 'Thumb', group: 'Hand' }],
    conditions: [
      {
        slug: 'thumb-arthritis',
        name: 'Worn thumb joint',
        medicalName: 'Osteoarthritis of the first carpometacarpal joint',
        places: [0],
      },
    ],
  })
  expect(compilePlacePages(content)).toMatchObject([
    { slug: 'thumb', causes: [{ slug: 'thumb-arthritis', commonness: 'very_common', urgency: 'routine' }] },
  ])
})
