import { beforeAll, describe, expect, test } from 'vitest'
import { assess, type Answers, type Key, type TriageLevel } from '#engine'
import type { LocationBundle } from '#knowledge/bundle/bundle'
import { deniedScreen } from './denied-screen.ts'
import { modelOf, readBundles } from './read-bundles.ts'

let bundles: LocationBundle[]
beforeAll(() => {
  bundles = readBundles()
})

function levelAt(location: Key, age: number, period: Key[], strength: Key, also: Answers = {}): TriageLevel {
  const place = bundles.find((bundle) => bundle.location.key === location)!
  const screen = deniedScreen(place)
  const answers = { ...screen, period_signs: period, pain_strength: [strength], ...also }
  return assess(modelOf(place), { sex: 'female', age: { min: age, max: age + 9 }, weightKg: null }, answers)
    .triage.level
}

test('late in pregnancy nobody is asked about the period', () => {
  const place = bundles.find(({ location }) => location.key === 'lower_right_belly')!
  const asked = (stage: Key) => {
    const woman = { sex: 'female', age: { min: 25, max: 34 }, weightKg: null } as const
    const answers: Record<Key, Key[]> = {
      general_signs: ['pregnant_or_recent_birth'],
      pregnancy_stage: [stage],
    }
    for (;;) {
      const next = assess(modelOf(place), woman, answers, { wentOnAfter: undefined }).nextIfGoingOn
      if (next.kind !== 'ask') return Object.keys(answers)
      const { kind, options } = place.steps.find(({ key }) => key === next.step)!
      answers[next.step] = kind === 'single' ? options.slice(-1) : []
    }
  }
  expect(asked('pregnancy_under_20_weeks')).toContain('period_signs')
  expect(asked('over_20_weeks')).not.toContain('period_signs')
})

// NICE NG126: think of a pregnancy outside the womb in every woman who can be pregnant, also when she does not.
describe('low belly pain', () => {
  const LOW = ['lower_right_belly', 'lower_left_belly', 'lower_belly_bladder', 'pelvis']

  test.each(LOW)(
    'at %s with a late period is for today, when strong for the emergency department',
    (place) => {
      expect(levelAt(place, 25, ['period_late'], 'strength_mild')).toBe('urgent')
      expect(levelAt(place, 25, ['period_late'], 'strength_severe')).toBe('emergency')
    },
  )

  test.each(LOW)('at %s with a late period at an age of uneven periods is for today', (place) => {
    expect(levelAt(place, 45, ['period_late'], 'strength_severe')).toBe('urgent')
    const sudden = { pain_onset: ['onset_sudden'] }
    expect(levelAt(place, 45, ['period_late'], 'strength_severe', sudden)).toBe('emergency')
  })

  test.each(LOW)('at %s with a possible pregnancy is the same at every age', (place) => {
    for (const age of [25, 45]) {
      expect(levelAt(place, age, ['maybe_pregnant'], 'strength_mild')).toBe('urgent')
      expect(levelAt(place, age, ['maybe_pregnant'], 'strength_severe')).toBe('emergency')
    }
  })
})

describe('strong pain under the right ribs', () => {
  const levelOf = (age: number, period: Key, also?: Answers) =>
    levelAt('upper_right_belly', age, [period], 'strength_severe', also)

  test('with a late period alone is no emergency', () => {
    expect(levelOf(25, 'period_late')).toBe('urgent')
    expect(levelOf(45, 'period_late')).toBe('routine')
  })

  test('is one with a possible pregnancy, or a late period and faintness', () => {
    expect(levelOf(45, 'maybe_pregnant')).toBe('emergency')
    expect(levelOf(45, 'period_late', { chest_companions: ['light_headed'] })).toBe('emergency')
  })
})
