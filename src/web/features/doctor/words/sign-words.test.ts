import { expect, test } from 'vitest'
import type { BundleCondition } from '#knowledge/bundle/bundle'
import { canMean, dangerWords } from './sign-words.ts'
import type { Key } from '#engine'
import { readBundles } from '#evaluation/read-bundles'
import { factsOf } from '#web/domain/assessment/facts.ts'
import { harmless, playedSession } from '#web/domain/consultation/testing/played-session.ts'

const conditions = new Map(
  [
    { key: 'clot', medicalName: 'Deep vein thrombosis' },
    { key: 'gout', medicalName: 'Gout' },
  ].map((condition) => [condition.key, condition as BundleCondition]),
)

test('names causes in the order given, as far as this place knows them', () => {
  expect(canMean(['clot', 'gout', 'elsewhere'], { conditions })).toBe('Deep vein thrombosis; Gout')
})

test('says nothing where the place knows none of it', () => {
  expect(canMean(['elsewhere'], { conditions })).toBeNull()
  expect(canMean([], { conditions })).toBeNull()
})

const chest = readBundles().find(({ location }) => location.key === 'chest')!

/** Somebody of 45 to 54 with chest pain who tells of these and nothing else. */
function factsFor(...given: Key[]) {
  const session = playedSession(
    chest,
    (step) => {
      const chosen = step.options.filter((option) => given.includes(option))
      return chosen.length > 0 ? chosen : harmless(step)
    },
    { ageBand: '45_54' },
  )
  return factsOf(session)
}

test('an emergency made by answers to other questions is not called free of danger signs', () => {
  const facts = factsFor('timing_now_today', 'chest_pressure')
  expect(facts.urgency.level).toBe('emergency')
  expect(facts.danger.present).toEqual([])
  const [asked, both] = [facts.danger.asked, facts.deciding.map(({ key }) => key)]
  expect(both).toEqual(['timing_now_today', 'chest_pressure'])
  expect(dangerWords(facts)).toBe(
    `It hurts now and this time began in the last 24 hours; Pressure, weight, squeezing or a tight band; none of the ${asked} others asked`,
  )
})

test('a danger sign is named once, after what made it urgent', () => {
  const facts = factsFor('timing_now_today', 'cold_sweat')
  expect(facts.urgency.level).toBe('emergency')
  expect(dangerWords(facts)).toBe('It hurts now and this time began in the last 24 hours; Cold sweat')
})

test('without any of them none is reported, of all that were asked', () => {
  const facts = factsFor('timing_seconds', 'chest_stabbing')
  expect(['routine', 'self_care']).toContain(facts.urgency.level)
  expect(dangerWords(facts)).toBe(`none reported, of ${facts.danger.asked} asked`)
})

test('where no sign made it urgent, it is said that the answers together did', () => {
  const facts = factsFor('timing_seconds', 'chest_stabbing')
  const { asked } = facts.danger
  for (const level of ['emergency', 'urgent'] as const) {
    expect(dangerWords({ ...facts, urgency: { ...facts.urgency, level } })).toBe(
      `none reported, of ${asked} asked; it is urgent by all answers together`,
    )
  }
})
