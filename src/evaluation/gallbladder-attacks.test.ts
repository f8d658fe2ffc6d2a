import { beforeAll, describe, expect, test } from 'vitest'
import { assess, type Answers, type Person } from '#engine'
import type { LocationBundle } from '#knowledge/bundle/bundle'
import { deniedScreen } from './denied-screen.ts'
import { modelOf, readBundles } from './read-bundles.ts'

const woman: Person = { sex: 'female', age: { min: 40, max: 49 }, weightKg: null }
let underRightRibs: LocationBundle
let upperBelly: LocationBundle
beforeAll(() => {
  const bundles = readBundles()
  underRightRibs = bundles.find(({ location }) => location.key === 'upper_right_belly')!
  upperBelly = bundles.find(({ location }) => location.key === 'upper_belly')!
})

function triageOf(place: LocationBundle, also: Answers) {
  const screen = deniedScreen(place)
  return assess(modelOf(place), woman, { ...screen, ...also }).triage
}

// NHS: pain from a gallstone mostly lasts one to five hours; EASL 2016: more suggests an inflamed gallbladder.
describe('attacks of steady pain', () => {
  const after = { chest_stomach: ['fatty_meal_spells'] }

  test('of more than five hours under the right ribs are for a doctor today', () => {
    const { level, reasons } = triageOf(underRightRibs, { pain_timing_belly: ['belly_long_attacks'] })
    expect(level).toBe('urgent')
    expect(reasons).toContainEqual({ kind: 'red_flag', rule: 'belly_attack_over_five_hours', level })
  })

  test('in the middle only together with another sign of gallstones', () => {
    const long = { pain_timing_belly: ['belly_long_attacks'] }
    expect(triageOf(upperBelly, { ...long, ...after }).level).toBe('urgent')
    expect(triageOf(upperBelly, long).level).not.toBe('urgent')
  })

  test('are not for today when they end within five hours', () => {
    expect(triageOf(underRightRibs, { pain_timing_belly: ['belly_attacks'], ...after }).level).toBe('routine')
  })

  test('that have passed send nobody to hospital, however strong they were', () => {
    const passed = { pain_timing_belly: ['belly_attacks'], chest_companions: ['nausea_with_pain'] }
    const strong = { pain_strength: ['strength_severe'], belly_history: ['gallstones_known'], ...after }
    for (const since of ['duration_under_day', 'duration_days'])
      expect(triageOf(underRightRibs, { ...passed, ...strong, pain_duration: [since] }).level).not.toBe(
        'emergency',
      )
  })

  test('speak for gallstone pain, also when the first one was weeks ago', () => {
    const of = (answers: Answers) =>
      assess(modelOf(underRightRibs), woman, answers).ranking.causes.find(
        ({ condition }) => condition === 'biliary_colic',
      )!.earlier
    const attacks = of({ pain_timing_belly: ['belly_attacks'] })
    expect(attacks).toBeGreaterThan(of({}))
    for (const since of ['duration_weeks', 'duration_to_3_months', 'duration_over_3_months']) {
      const counted = of({ pain_timing_belly: ['belly_attacks'], pain_duration: [since] })
      expect(counted).toBeGreaterThan(attacks * 0.85)
    }
  })
})

test('pain that stays steady for days, with a sign of gallstones, is for a doctor today', () => {
  const steady = { pain_timing_belly: ['belly_steady'], pain_duration: ['duration_days'] }
  const { level, reasons } = triageOf(underRightRibs, { ...steady, chest_spread: ['spread_right_blade'] })
  expect(level).toBe('urgent')
  expect(reasons).toContainEqual({ kind: 'red_flag', rule: 'belly_gallbladder_steady_for_days', level })
})

// Tokyo guidelines 2018, NHS: sickness and pain that does not stop within hours are an inflamed gallbladder until shown otherwise.
test('very strong steady pain with sickness, getting worse for days or with known stones, is for hospital now', () => {
  const sick = {
    pain_timing_belly: ['belly_steady'],
    pain_strength: ['strength_severe'],
    chest_companions: ['nausea_with_pain'],
  }
  for (const more of [{ pain_duration: ['duration_days'] }, { belly_history: ['gallstones_known'] }]) {
    const { level, reasons } = triageOf(underRightRibs, { ...sick, ...more })
    expect(level).toBe('emergency')
    expect(reasons).toContainEqual({ kind: 'red_flag', rule: 'belly_gallbladder_strong', level })
  }
})
