import { beforeAll, describe, expect, test } from 'vitest'
import { assess, type Answers, type Key, type Person } from '#engine'
import type { LocationBundle } from '#knowledge/bundle/bundle'
import { deniedScreen } from './denied-screen.ts'
import { modelOf, readBundles } from './read-bundles.ts'

let bundles: LocationBundle[]
beforeAll(() => {
  bundles = readBundles()
})

const man: Person = { sex: 'male', age: { min: 35, max: 44 }, weightKg: 80 }

function offeredAt(place: Key, given: Answers) {
  const bundle = bundles.find(({ location }) => location.key === place)!
  const model = modelOf(bundle)
  const answers = { ...deniedScreen(bundle), ...given }
  const { selfTests, triage } = assess(model, man, answers)
  const offered = [...selfTests.main, ...selfTests.more].flatMap(({ tests }) => tests)
  return { tests: offered.map(({ selfTest }) => selfTest), level: triage.level }
}

describe('what an answer has told already rules out the tests that are not for such people', () => {
  test.each<[tests: Key[], place: Key, given: Answers, also: Key[]]>([
    [['heel_walk', 'toe_walk'], 'low_back', { leg_signs: ['leg_shooting'] }, ['leg_weak']],
    [
      ['palm_press'],
      'chest',
      { chest_companions: [], chest_worse_with: ['pain_on_movement'] },
      ['palpitations'],
    ],
    [['neck_turning'], 'neck', { neck_danger_signs: [] }, ['arm_weak_growing']],
    [['heel_raise_one_leg'], 'ankle', { ankle_site: ['ankle_back'] }, ['quinolone_lately']],
    [['forefoot_squeeze'], 'foot_toes', { foot_site: ['foot_ball'] }, ['injury_major']],
  ])('%s at %s', (tests, place, given, also) => {
    const bundle = bundles.find(({ location }) => location.key === place)!
    const step = bundle.steps.find(({ options }) => options.includes(also[0]!))!
    const before = given[step.key]
    const worse = { ...given, [step.key]: [...(Array.isArray(before) ? before : []), ...also] }
    expect(offeredAt(place, given).tests).toEqual(expect.arrayContaining(tests))
    const left = offeredAt(place, worse)
    expect(left.level).not.toBe('emergency')
    for (const key of tests) expect(left.tests).not.toContain(key)
  })
})
