import { describe, expect, test } from 'vitest'
import { assess, type Answers, type Person } from '#engine'
import { deniedScreen } from './denied-screen.ts'
import { modelOf, readBundles } from './read-bundles.ts'

const breast = readBundles().find(({ location }) => location.key === 'breast')!
const model = modelOf(breast)
const person = (sex: Person['sex'], min: number): Person => ({ sex, age: { min, max: min }, weightKg: null })
const levelOf = (who: Person, also: Answers) =>
  assess(model, who, { ...deniedScreen(breast), chest_timing: ['timing_now_today'], ...also }).triage.level

const behind: Answers = { breast_depth: ['pain_behind_breast'] }

describe('pain that began today in the breast', () => {
  test('is an emergency from 35 on when it lies behind the breast and is very strong', () => {
    for (const sex of ['female', 'male'] as const) {
      expect(levelOf(person(sex, 35), { ...behind, pain_strength: ['strength_severe'] })).toBe('emergency')
    }
  })

  test('is no emergency for being very strong when it lies in the breast itself', () => {
    expect(levelOf(person('female', 35), { pain_strength: ['strength_severe'] })).not.toBe('emergency')
  })

  test('is an emergency with a cold sweat, wherever in the breast it is felt', () => {
    expect(levelOf(person('female', 60), { chest_companions: ['cold_sweat'] })).toBe('emergency')
  })
})
