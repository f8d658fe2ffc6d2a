import { describe, expect, test } from 'vitest'
import type { Triage } from '#engine'
import { readBundles } from '#evaluation/read-bundles'
import { readKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { emergencyAdvice } from './emergency-advice.ts'
import { emergencyMessages } from './messages.ts'

const bundles = readBundles()
const redFlags = new Map(
  bundles
    .flatMap((bundle) => bundle.redFlags)
    .filter(({ level }) => level === 'emergency')
    .map((rule) => [rule.key, rule]),
)
const person = { sex: 'female' as const, age: { min: 25, max: 34 }, weightKg: null }
const knowledge = { ...readKnowledge(bundles[0]!, bundles[0]!.location.key), redFlags }

function advice(...keys: string[]) {
  const reasons = keys.map((rule) => ({ kind: 'red_flag' as const, level: 'emergency' as const, rule }))
  const triage: Triage = { level: 'emergency', reasons }
  return emergencyAdvice({ triage, emergencySigns: [] }, { knowledge, person })
}

describe('emergencyAdvice', () => {
  test('takes the advice apart into what to do first and what to do then', () => {
    expect(advice('arm_heart_pattern')).toMatchObject({
      now: 'Call 112 now.',
      next: ['Sit down and rest.', 'Do not drive yourself.'],
      because:
        'A heart attack can be felt mainly in the shoulder or arm. Only a heart tracing and a blood test can tell.',
    })
  })

  test('says of a further danger sign only what was not said already', () => {
    expect(advice('arm_heart_sweat', 'head_thunderclap').also).toEqual([
      {
        key: 'head_thunderclap',
        title: 'A sudden, very strong headache or neck pain',
        adds: ['Lie still.', 'Take no aspirin or ibuprofen.'],
      },
    ])
  })

  test('leaves out of what holds for every emergency what the advice says itself, or says otherwise', () => {
    const fasting = 'Do not eat or drink, in case you need an operation.'
    expect(advice('arm_heart_pattern').until).toContain(fasting)
    expect(advice('belly_testicle').until).not.toContain(fasting)
    expect(advice('leg_muscle_breakdown').next).toContain('Drink water on the way.')
    expect(advice('leg_muscle_breakdown').until).not.toContain(fasting)
  })

  test('names no cause when it was too likely to wait, and still says what to do', () => {
    expect(advice()).toMatchObject({
      now: emergencyMessages.likelyDo,
      because: emergencyMessages.likelyBecause,
      also: [],
    })
  })

  test.each([...redFlags.keys()])('%s makes whole sentences, without the numbers on the buttons', (key) => {
    const { now, next, until } = advice(key)
    for (const sentence of [now, ...next]) expect(sentence).toMatch(/^[A-Z]([^()]|\([^()]*\))+[.!]$/)
    expect([now, ...next].join(' ')).not.toMatch(/\(.*108|: 112 or 108/)
    expect(new Set([now, ...next, ...until]).size).toBe(1 + next.length + until.length)
  })
})
