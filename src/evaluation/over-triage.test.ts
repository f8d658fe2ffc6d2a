import { expect, it } from 'vitest'
import type { Triage, TriageReason } from '#engine'
import { overTriage } from './over-triage.ts'

const fever: TriageReason = { kind: 'red_flag', rule: 'fever_rule', level: 'emergency' }
const clot: TriageReason = { kind: 'danger', condition: 'clot', level: 'emergency', probability: 0.2 }
const strain: TriageReason = { kind: 'leading', condition: 'strain', level: 'self_care' }
const now = (...reasons: TriageReason[]): Triage => ({ level: 'emergency', reasons: [...reasons, strain] })
const home: Triage = { level: 'self_care', reasons: [strain] }

it('counts, level by level, who was sent to hospital for nothing and by what', () => {
  const [urgent, routine, selfCare] = overTriage([
    { expectedLevel: 'urgent', triage: now(clot) },
    { expectedLevel: 'urgent', triage: now(fever, clot) },
    { expectedLevel: 'urgent', triage: home },
    { expectedLevel: 'emergency', triage: now(fever) },
    { expectedLevel: 'self_care', triage: now(fever) },
  ])
  expect(urgent).toEqual({
    expected: 'urgent',
    cases: 3,
    sent: 2,
    reasons: [
      { reason: 'clot (danger)', count: 2 },
      { reason: 'fever_rule', count: 1 },
    ],
  })
  expect(routine).toMatchObject({ cases: 0, sent: 0, reasons: [] })
  expect(selfCare).toMatchObject({ cases: 1, sent: 1, reasons: [{ reason: 'fever_rule', count: 1 }] })
})
