import { beforeAll, describe, expect, test } from 'vitest'
import { assess, type Key, type Person } from '#engine'
import type { LocationBundle } from '#knowledge/bundle/bundle'
import { deniedScreen } from './denied-screen.ts'
import { modelOf, readBundles } from './read-bundles.ts'

let chest: LocationBundle
beforeAll(() => {
  chest = readBundles().find(({ location }) => location.key === 'chest')!
})

function triageOf(age: number, timing: Key, also: Record<Key, Key[]>) {
  const person: Person = { sex: 'female', age: { min: age, max: age + 9 }, weightKg: null }
  const screen = deniedScreen(chest)
  return assess(modelOf(chest), person, { ...screen, chest_timing: [timing], ...also }).triage
}

function adviceOf(rule: Key) {
  return chest.redFlags.find(({ key }) => key === rule)!.do
}

// As docs/decisions/004-how-urgent.md says, and the home page: now and staying is for an ambulance, gone again for a
// doctor today.
describe('pressing chest pain with no other sign', () => {
  const pressing = { chest_quality: ['chest_pressure'] }

  test('that is there now is an emergency from 35 on, and asks nobody to wait', () => {
    expect(triageOf(35, 'timing_now_today', pressing).level).toBe('emergency')
    const finding = chest.findings.find(({ key }) => key === 'timing_now_today')!
    expect(finding.label).toContain('even if only minutes ago')
  })

  test('is for a doctor today before 35, or an ambulance when rest does not ease it', () => {
    expect(triageOf(25, 'timing_now_today', pressing).level).toBe('urgent')
    expect(adviceOf('chest_strong_sign_now_young')).toContain('does not ease within a few minutes of rest')
  })

  test.each(['timing_spell_12h', 'timing_spell_72h'])(
    'that comes and goes (%s) is for a doctor today, or an ambulance when it stays',
    (timing) => {
      const { level, reasons } = triageOf(45, timing, pressing)
      expect(level).toBe('urgent')
      expect(reasons).toContainEqual({ kind: 'red_flag', rule: 'chest_pressure_recent', level })
      expect(adviceOf('chest_pressure_recent')).toContain('does not go away within a few minutes of rest')
    },
  )

  test('that has been there for days is for a doctor today, who is not told to wait for it to pass', () => {
    const { level, reasons } = triageOf(45, 'timing_days_steady', pressing)
    expect(level).toBe('urgent')
    expect(reasons).toContainEqual({ kind: 'red_flag', rule: 'chest_pressure_days', level })
    expect(adviceOf('chest_pressure_days')).not.toContain('go away')
  })
})

test('sore or stabbing pain that began just now is no emergency by itself', () => {
  for (const kind of ['chest_stabbing', 'chest_aching']) {
    expect(triageOf(35, 'timing_now_today', { chest_quality: [kind] }).level).toBe('routine')
    expect(triageOf(45, 'timing_now_today', { chest_quality: [kind] }).level).toBe('urgent')
  }
})

test('no advice about the heart sets a quarter of an hour to wait', () => {
  for (const { key, do: advice } of chest.redFlags) expect(advice, key).not.toContain('15 minutes')
})
