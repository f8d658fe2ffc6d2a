import { expect, test } from 'vitest'
import { assess, type Person } from '#engine'
import { contradictionsOf } from './offered-self-tests.ts'
import { personIn, playVignette } from './play-vignette.ts'
import { modelOf, readBundles } from './read-bundles.ts'
import { simulate } from './simulate.ts'
import { projectVignettes } from './vignette.ts'

const bundles = readBundles()
const models = new Map(bundles.map((bundle) => [bundle.location.key, modelOf(bundle)]))
const PEOPLE_AT_EACH_PLACE = 10
const SEED = 20261124

test('nobody in the written cases is offered a self-test that their answers speak against', () => {
  const found = projectVignettes().flatMap((vignette) => {
    const bundle = bundles.find(({ location }) => location.key === vignette.location)!
    const model = models.get(vignette.location)!
    const { interview } = playVignette(model, vignette)
    return contradictionsOf(bundle, model, personIn(vignette), interview)
  })
  expect(found).toEqual([])
})

test('nor is a simulated person', () => {
  const found = bundles.flatMap((bundle) => {
    const model = models.get(bundle.location.key)!
    return simulate(model, PEOPLE_AT_EACH_PLACE, SEED).flatMap(({ person, interview }) =>
      contradictionsOf(bundle, model, person, interview),
    )
  })
  expect(found).toEqual([])
})

test('a test against its own words, for a small child or while the heart is in question would be found', () => {
  const bundle = bundles.find(({ location }) => location.key === 'chest')!
  const model = models.get('chest')!
  const person = (min: number): Person => ({ sex: 'male', age: { min, max: min + 4 }, weightKg: null })
  const { triage } = assess(model, person(50), {})
  const offered = (present: string[], age: number, reasons: typeof triage.reasons = []) =>
    contradictionsOf(bundle, model, person(age), {
      present: new Set(present),
      triage: { ...triage, reasons },
      selfTests: {
        main: [{ condition: 'chest_wall_pain', tests: [{ selfTest: 'press_ribs_breastbone', others: [] }] }],
        more: [],
      },
    }).map(({ because }) => because.split(':')[0])
  expect(offered([], 50)).toEqual([])
  expect(offered(['chest_bruise'], 50)).toEqual(['chest_bruise'])
  expect(offered([], 0)).toEqual(['for a child of 0'])
  expect(
    offered([], 50, [
      { kind: 'danger', condition: 'acute_coronary_syndrome', level: 'routine', probability: 0.03 },
    ]),
  ).toEqual(['acute_coronary_syndrome'])
})
