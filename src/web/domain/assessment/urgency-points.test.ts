import { describe, expect, it } from 'vitest'
import type { TriageReason, UrgencyReason } from '#engine'
import type { BundleCondition, BundleRedFlag } from '#knowledge/bundle/bundle'
import type { LocationKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { soonerFor, urgencyAdvice } from './urgency-points.ts'

const rule = {
  key: 'fever_rule',
  title: 'Fever',
  do: 'See a doctor today',
  doUntimed: 'See a doctor',
  where: 'A doctor',
  because: 'It may be an infection',
}
const secondRule = {
  ...rule,
  key: 'chill_rule',
  title: 'Chills',
  do: 'Phone a doctor',
  doUntimed: undefined,
  where: 'A hospital',
}
const weeksRule = {
  ...rule,
  key: 'weeks_rule',
  do: 'See a physiotherapist within some weeks.',
  doUntimed: 'See a physiotherapist.',
}
const daysRule = {
  ...rule,
  key: 'days_rule',
  do: 'See a doctor.',
  doUntimed: undefined,
  sooner: 'Today with fever.',
}
const conditions = [
  { key: 'strain', name: 'Strain', see: 'Rest some days' },
  {
    key: 'infection',
    name: 'Infection',
    see: 'See a doctor today',
    seeUntimed: 'See a doctor',
  },
  {
    key: 'clot',
    name: 'Clot',
    see: 'Go to an emergency department now',
  },
]
const knowledge = {
  steps: new Map([['danger_signs', { question: 'Do you have any of these?' }]]),
  redFlags: new Map(
    [rule, secondRule, weeksRule, daysRule].map((each) => [each.key, each as unknown as BundleRedFlag]),
  ),
  conditions: new Map(
    conditions.map((condition) => [condition.key, condition as unknown as BundleCondition]),
  ),
} as unknown as LocationKnowledge

type Reason = TriageReason & { isOnlyPossible?: boolean }

const reasonsOf = (reasons: Reason[]): UrgencyReason[] =>
  reasons.map((reason) => ({ isOnlyPossible: false, ...reason }))

const pointsFor = (...reasons: Reason[]) => adviceFor(24, ...reasons).points

const adviceFor = (withinHours: number | null, ...reasons: Reason[]) =>
  urgencyAdvice(
    {
      triage: { level: reasons[0]!.level, reasons },
      urgencyReasons: reasonsOf(reasons),
      withinHours,
    },
    knowledge,
  )

describe('the points of the urgency card', () => {
  it('are the reasons, the same advice once with all that speaks for it', () => {
    const points = pointsFor(
      { kind: 'red_flag', rule: 'fever_rule', level: 'urgent' },
      { kind: 'danger', condition: 'infection', level: 'urgent', probability: 0.3 },
    )
    expect(points.map(({ key, do: advice }) => [key, advice])).toEqual([['fever_rule', 'See a doctor']])
    expect(points[0]!.because).toMatch(/^Fever\. It may be an infection.*Infection\.$/)
  })

  it('say where once, and again only where it differs', () => {
    const [first, second] = pointsFor(
      { kind: 'red_flag', rule: 'fever_rule', level: 'urgent' },
      { kind: 'red_flag', rule: 'chill_rule', level: 'urgent' },
    )
    expect(first).toMatchObject({ where: 'A doctor' })
    expect(second).toMatchObject({ do: 'Phone a doctor', where: 'A hospital' })
  })

  it('send nobody to an emergency department for an emergency that is possible but not likely', () => {
    const clot = { kind: 'danger', condition: 'clot', level: 'urgent', probability: 0.1 } as const
    const [point] = pointsFor({ ...clot, isOnlyPossible: true })
    expect(point!.because).toContain('Clot')
    expect(point!.do).toBe('Let a doctor look at it, and tell them why.')
    const [likely] = pointsFor({ ...clot, level: 'emergency' })
    expect(likely!.do).toBe('Go to an emergency department now')
  })

  it('say so when a danger sign could not be told', () => {
    const [point] = pointsFor({ kind: 'unsure', step: 'danger_signs', level: 'routine' })
    expect(point!.because).toContain('Do you have any of these?')
    expect(point!.do).toMatch(/not sure about/)
  })

  it('ask for a doctor today when what could not be told may be an emergency', () => {
    expect(pointsFor({ kind: 'unsure', step: 'danger_signs', level: 'urgent' })[0]!.do).toMatch(
      /^Ask a doctor, by phone/,
    )
  })

  it('name no time where one stands beside them, and apart what must be sooner', () => {
    const routine = (rule: string) => ({ kind: 'red_flag', rule, level: 'routine' }) as const
    const { points, howSoon } = adviceFor(3 * 24, routine('weeks_rule'), routine('days_rule'))
    expect(howSoon).toBe('Within two or three days')
    expect(points.map(({ do: advice }) => advice)).toEqual(['See a physiotherapist.', 'See a doctor.'])
    const urgencyReasons = reasonsOf([routine('weeks_rule'), routine('days_rule')])
    expect(soonerFor({ urgencyReasons }, knowledge)).toEqual(['Today with fever.'])
    const home = adviceFor(null, { kind: 'leading', condition: 'infection', level: 'self_care' })
    expect([home.howSoon, home.points[0]!.do]).toEqual([null, 'See a doctor today'])
  })
})
