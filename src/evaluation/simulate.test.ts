import { expect, test } from 'vitest'
import type { Model } from '#engine'
import { modelOf, readBundles } from './read-bundles.ts'
import { ASKS_WHAT_IS_KNOWN, timesAtAge } from './facts-of-life.ts'
import { leftOver, simulate } from './simulate.ts'

const models = new Map(readBundles().map((bundle) => [bundle.location.key, modelOf(bundle)]))

/** The share of all people with pain at a place who have a finding, by priors and likelihoods as written. */
function shareOfAll({ conditions }: Model, finding: string, elsewhere: number): number {
  const total = conditions.reduce((sum, { prior }) => sum + prior.per1000, 0)
  return conditions.reduce(
    (sum, { prior, likelihoods }) => sum + (prior.per1000 / total) * (likelihoods[finding] ?? elsewhere),
    0,
  )
}

/** Each answer of the questions where any number holds, with its background and how often it is left. */
function answersOf(model: Model) {
  return [...model.steps.values()]
    .filter(({ step }) => step.kind !== 'single')
    .flatMap((step) => {
      const left = leftOver(model, step)
      return step.options.map(({ finding, present: { background } }, at) => ({
        finding,
        background,
        share: left[at]!,
      }))
    })
}

test.each(['low_back', 'navel', 'knee'])('at %s a finding is as common as its background says', (place) => {
  const model = models.get(place)!
  const between = answersOf(model).filter(
    ({ background, share }) => share < background && share > 0.1 * background + 1e-9,
  )
  expect(between.length).toBeGreaterThan(20)
  for (const { finding, background, share } of between)
    expect(shareOfAll(model, finding, share), finding).toBeCloseTo(background, 10)
})

test('what no cause lists keeps its background', () => {
  const model = models.get('navel')!
  const unlisted = answersOf(model).filter(
    ({ finding }) => !model.conditions.some(({ likelihoods }) => finding in likelihoods),
  )
  expect(unlisted.length).toBeGreaterThan(0)
  for (const { finding, background, share } of unlisted) expect(share, finding).toBe(background)
})

test('what causes more than explain keeps a tenth of its background', () => {
  const model = models.get('navel')!
  const explained = answersOf(model).filter(
    ({ finding, background }) => shareOfAll(model, finding, 0) > background,
  )
  expect(explained.length).toBeGreaterThan(0)
  for (const { finding, background, share } of explained)
    expect(share, finding).toBeCloseTo(background / 10, 10)
})

test('a hard accident is no commoner with a cause that says nothing of it than with all of them', () => {
  const model = models.get('low_back')!
  const { step, options } = model.steps.get('recent_injury')!
  const at = step.options.indexOf('injury_major')
  const left = leftOver(model, model.steps.get('recent_injury')!)
  const sum = left.reduce((total, share) => total + share, 0)
  expect(left[at]! / sum).toBeLessThanOrEqual(options[at]!.present.background)
})

test('people drawn with one seed are the same people', () => {
  const model = models.get('knee')!
  const draw = () =>
    simulate(model, 5, 7).map(({ condition, assessment }) => [condition.key, assessment.answers])
  expect(draw()).toEqual(draw())
})

test('small children have pain where something is known that they get', () => {
  const shareUnderFive = (place: string) => {
    const people = simulate(models.get(place)!, 150, 3)
    return people.filter(({ person }) => person.age.max < 5).length / people.length
  }
  expect(shareUnderFive('shoulder_blade')).toBeLessThan(0.03)
  expect(shareUnderFive('ear')).toBeGreaterThan(0.04)
})

test('cancer, diabetes and blood thinners come with the years', () => {
  for (const fact of ['history_cancer', 'diabetes', 'blood_thinners']) {
    const times = [0, 25, 55, 75].map((min) => timesAtAge(fact, { min, max: min + 4 }))
    expect(
      times.toSorted((a, b) => a - b),
      fact,
    ).toEqual(times)
    expect(times.at(-1)! / times[0]!, fact).toBeGreaterThan(10)
  }
  expect(timesAtAge('nausea_vomiting', { min: 0, max: 4 })).toBe(1)
})

test('every question that asks what is known is one', () => {
  const steps = new Set([...models.values()].flatMap(({ steps }) => [...steps.keys()]))
  expect([...ASKS_WHAT_IS_KNOWN].filter((key) => !steps.has(key))).toEqual([])
})
