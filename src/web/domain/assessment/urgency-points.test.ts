import { describe, expect, it } from 'vitest'
import type { TriageLevel } from '#engine'
import type { BundleCondition, BundleRedFlag } from '#knowledge/bundle'
import type { LocationKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { urgencyPoints } from './urgency-points.ts'

const rule = {
  key: 'fever_rule',
  title: 'Fever',
  do: 'See a doctor today',
  where: 'A doctor',
  howFast: 'Today',
  because: 'It may be an infection',
}
const secondRule = { ...rule, key: 'chill_rule', title: 'Chills', do: 'Phone a doctor', where: 'A hospital' }
const conditions = [
  { key: 'strain', name: 'Strain', see: 'Rest some days', getHelp: ['See a doctor for a fever.'] },
  {
    key: 'infection',
    name: 'Infection',
    see: 'See a doctor today',
    getHelp: ['Go now if you faint.', 'Go now if you shiver.'],
    danger: { level: 'urgent', threshold: 0.1 },
  },
  {
    key: 'clot',
    name: 'Clot',
    see: 'Go to an emergency department now',
    getHelp: ['Go now.'],
    danger: { level: 'emergency', threshold: 0.2, urgentFrom: 0.05 },
  },
]
const knowledge = {
  steps: new Map([['danger_signs', { question: 'Do you have any of these?' }]]),
  redFlags: new Map([rule, secondRule].map((each) => [each.key, each as unknown as BundleRedFlag])),
  conditions: new Map(
    conditions.map((condition) => [condition.key, condition as unknown as BundleCondition]),
  ),
} as unknown as LocationKnowledge

describe('the points of the urgency card', () => {
  it('are the reasons of the level, the same advice once with all its reasons', () => {
    const points = urgencyPoints(
      {
        level: 'urgent',
        reasons: [
          { kind: 'red_flag', rule: 'fever_rule', level: 'urgent' },
          { kind: 'danger', condition: 'infection', level: 'urgent', probability: 0.3 },
          { kind: 'leading', condition: 'strain', level: 'self_care' },
        ],
      },
      knowledge,
    )
    expect(points.map(({ key, do: advice }) => [key, advice])).toEqual([['fever_rule', 'See a doctor today']])
    expect(points[0]!.because).toMatch(/^Fever\. It may be an infection.*Infection\.$/)
  })

  it('say where and how soon once, and again only where it differs', () => {
    const [first, second] = urgencyPoints(
      {
        level: 'urgent',
        reasons: [
          { kind: 'red_flag', rule: 'fever_rule', level: 'urgent' },
          { kind: 'red_flag', rule: 'chill_rule', level: 'urgent' },
        ],
      },
      knowledge,
    )
    expect(first).toMatchObject({ where: 'A doctor', howFast: 'Today' })
    expect(second).toMatchObject({ do: 'Phone a doctor', where: 'A hospital', howFast: null })
  })

  it('send nobody to an emergency department for an emergency that is possible but not likely', () => {
    const points = urgencyPoints(
      {
        level: 'urgent',
        reasons: [{ kind: 'danger', condition: 'clot', level: 'urgent', probability: 0.1 }],
      },
      knowledge,
    )
    expect(points[0]!.because).toContain('Clot')
    expect(points[0]!.do).toMatch(/doctor look at it today/)
    expect(points[0]!.sooner).toBeNull()
  })

  it('say what must not wait so long, where there is a sooner', () => {
    const leading = (condition: string, level: TriageLevel) =>
      urgencyPoints({ level, reasons: [{ kind: 'leading', condition, level }] }, knowledge)[0]!.sooner
    expect(leading('strain', 'self_care')).toBe('See a doctor for a fever.')
    expect(leading('infection', 'urgent')).toBe('Go now if you faint. Go now if you shiver.')
    expect(leading('clot', 'emergency')).toBeNull()
  })

  it('say so when a danger sign could not be told', () => {
    const points = urgencyPoints(
      {
        level: 'routine',
        reasons: [
          { kind: 'unsure', step: 'danger_signs', level: 'routine' },
          { kind: 'leading', condition: 'strain', level: 'self_care' },
        ],
      },
      knowledge,
    )
    expect(points).toHaveLength(1)
    expect(points[0]!.because).toContain('Do you have any of these?')
    expect(points[0]!.do).toMatch(/coming days/)
  })

  it('ask for a doctor today when what could not be told may be an emergency', () => {
    const reasons = [{ kind: 'unsure' as const, step: 'danger_signs', level: 'urgent' as const }]
    expect(urgencyPoints({ level: 'urgent', reasons }, knowledge)[0]!.do).toMatch(/doctor today/)
  })
})
