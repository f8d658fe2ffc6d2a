import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describeProblem } from '../content/problem.ts'
import { exampleContent, writeContent } from '../testing/example-content.ts'
import { inspect, thumbAlone } from '../testing/inspected-content.ts'
import { inspectContent } from './inspect-content.ts'
import { loadContent } from './load-content.ts'

test('tells a place that nobody is helped at, and a spot that leads nowhere', () => {
  expect(inspect({ 'locations.yaml': exampleContent['locations.yaml']! })).toMatchInlineSnapshot(`
    [
      "content/locations.yaml:2  toe has no conditions, so nobody with pain there is helped
        fix: write its conditions",
    ]
  `)
})

test('tells a spot of the map that leads nowhere, and an age nothing is common in', () => {
  const folder = writeContent({ ...exampleContent, 'locations.yaml': thumbAlone })
  const { content } = loadContent(folder)
  const found = inspectContent(content, [{ zone: 'nail', location: 'nail' }]).map(describeProblem)
  expect([found[0], found.at(-1)]).toMatchInlineSnapshot(`
    [
      "content/locations.yaml:1  the body map's nail leads to nail, which is no place
        fix: add the place, or correct the body map",
      "content/locations.yaml:1  thumb: for someone male of 25 to 34 the priors add up to 24 of 1000 people
        fix: a cause that is common at that age is missing, or is cut by age or sex",
    ]
  `)
  rmSync(folder, { recursive: true })
})

test('tells a marked spot that is none, and one that stands for no option', () => {
  expect(inspect(withStepOf('marked: { thumb_tip: sudden }'))).toEqual([])
  expect(inspect(withStepOf('marked: { nail: sudden, thumb_tip: swollen }'))).toMatchInlineSnapshot(`
    [
      "content/steps/all.yaml:3  onset: nail cannot answer onset
        fix: name a spot of a place where it is asked, without left_ or right_, and one option of a single step",
      "content/steps/all.yaml:3  onset: thumb_tip cannot answer onset
        fix: name a spot of a place where it is asked, without left_ or right_, and one option of a single step",
    ]
  `)
})

test('tells a spot of spreading that is none, and one that stands for no option', () => {
  expect(inspect(withStepOf('spread_marked: { thumb_tip: sudden, thumb: slow }'))).toEqual([])
  expect(inspect(withStepOf('spread_marked: { nail: sudden, thumb: swollen }'))).toMatchInlineSnapshot(`
    [
      "content/steps/all.yaml:3  onset: pain that spreads to nail cannot answer onset
        fix: name a spot or a place of the body map and an option of the step",
      "content/steps/all.yaml:3  onset: pain that spreads to thumb cannot answer onset
        fix: name a spot or a place of the body map and an option of the step",
    ]
  `)
})

/** The example with more told of its first step. */
function withStepOf(more: string) {
  const steps = exampleContent['steps/all.yaml']!
  return { 'steps/all.yaml': steps.replace('options: [sudden, slow]', `$&, ${more}`) }
}
