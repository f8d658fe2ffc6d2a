import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compileConditionIndex, compileConditionPages } from './condition-pages.ts'
import { mainPlaceOf } from './main-place.ts'
import { compilePlacePages } from './place-pages.ts'
import { compileBundles } from './bundles.ts'
import { loadContent } from '../check/load-content.ts'
import type { ConditionSource } from '../schema/condition.ts'
import { exampleContent, writeContent } from '../testing/example-content.ts'

const options = { filmOf: () => null }

function load(changed: Record<string, string> = {}) {
  const folder = writeContent({ ...exampleContent, ...changed })
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
    help: [{ level: 'routine', dangerSigns: [] }],
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
  expect(compilePlacePages(content, compileBundles(content, options))).toMatchObject([
    { slug: 'thumb', causes: [{ slug: 'thumb-arthritis', commonness: 'very_common', urgency: 'routine' }] },
  ])
})

const sprain = exampleContent['conditions/thumb-arthritis.yaml']!.replaceAll(
  'thumb_arthritis',
  'thumb_sprain',
)
  .replace('name: Worn thumb joint', 'name: Sprained thumb')
  .replace('age: { min: 40', 'age: { min: 5')
  .replace('per_1000: 600', 'per_1000: 300')
  .replace(', age_times: [{ from: 0, to: 30, times: hardly_ever }]', '')
  .replace('slow: { p: 0.9, sources: [study-2019] }', 'sudden: { p: 0.9, sources: [study-2019] }')
const confused = {
  'conditions/thumb-arthritis.yaml': exampleContent['conditions/thumb-arthritis.yaml']!.replace(
    'neighbours: []',
    'neighbours: [thumb_sprain]',
  ),
  'conditions/thumb-sprain.yaml': sprain,
}

test('what it is often confused with comes with the signs that tell the two apart', () => {
  const content = load(confused)
  const pages = compileConditionPages(content, compileBundles(content, options), options)
  expect(pages.find(({ slug }) => slug === 'thumb-arthritis')!.neighbours).toEqual([
    {
      slug: 'thumb-sprain',
      name: 'Sprained thumb',
      apart: { forThis: [], forOther: ['It came suddenly'] },
    },
  ])
})

test('how it usually goes is told in the order of time, with its source', () => {
  const stages = '[{ when: First days, what: It hurts most. }, { when: After weeks, what: It is gone. }]'
  const content = load({
    'conditions/thumb-arthritis.yaml': exampleContent['conditions/thumb-arthritis.yaml']!.replace(
      'neighbours:',
      `course: { stages: ${stages}, sources: [study-2019] }\nneighbours:`,
    ),
  })
  const [page] = compileConditionPages(content, compileBundles(content, options), options)
  expect(page!.course.map(({ when }) => when)).toEqual(['First days', 'After weeks'])
  expect(page!.sources.map(({ key }) => key)).toContain('study-2019')
})

test('where most people with it hurt is as it says, or else the place of whose pain it makes most', () => {
  const locations = { thumb: { prior: 'rare' }, wrist: { prior: 'common' } } as const
  const value: ConditionSource = load().conditions[0]!.value
  expect(mainPlaceOf({ ...value, locations })).toBe('wrist')
  expect(mainPlaceOf({ ...value, locations, main_place: 'thumb' })).toBe('thumb')
})

test('an emergency offers no self-test', () => {
  const content = load({
    'conditions/thumb-arthritis.yaml': exampleContent['conditions/thumb-arthritis.yaml']!.replace(
      'urgency: routine',
      'urgency: emergency\ndanger: { level: emergency, threshold: 0.1 }',
    ),
  })
  const [page] = compileConditionPages(content, compileBundles(content, options), options)
  expect(page).toMatchObject({ urgency: 'emergency', selfTests: [] })
})

test('a place says what usually hurts there by age, and what is an emergency there', () => {
  const flags = exampleContent['red-flags/all.yaml']!
  const content = load({
    ...confused,
    'red-flags/all.yaml': flags.replace('level: urgent', 'level: emergency\n  transport: own'),
  })
  const [thumb] = compilePlacePages(content, compileBundles(content, options))
  const usual = thumb!.byAge.map(({ age, causes }) => [age.min, ...causes.map(({ slug }) => slug)])
  expect(usual).toEqual([
    [0, 'thumb-sprain'],
    [12, 'thumb-sprain'],
    [18, 'thumb-sprain', 'thumb-arthritis'],
    [45, 'thumb-arthritis', 'thumb-sprain'],
    [65, 'thumb-arthritis', 'thumb-sprain'],
  ])
  const sign = { title: 'A red, hot thumb', because: 'It may be an infection' }
  expect(thumb!.dangerSigns).toEqual({ call: [], go: [sign], today: [] })
})

test.each([
  ['level: urgent', 'today'],
  ['level: emergency\n  transport: own', 'go'],
  ['level: emergency\n  transport: ambulance', 'call'],
])('a danger sign of %s stands at a place under %s', (said, way) => {
  const content = load({
    'red-flags/all.yaml': exampleContent['red-flags/all.yaml']!.replace('level: urgent', said),
  })
  const [thumb] = compilePlacePages(content, compileBundles(content, options))
  expect(Object.entries(thumb!.dangerSigns).filter(([, signs]) => signs.length > 0)).toMatchObject([
    [way, [{ title: 'A red, hot thumb' }]],
  ])
})
