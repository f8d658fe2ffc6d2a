import { expect, it } from 'vitest'
import type { TriageLevel } from '#engine'
import { overTriage } from './over-triage.ts'
import type { RaisedBy } from './raised-by.ts'

const fever: RaisedBy = { reason: 'fever_rule', level: 'emergency', findings: ['fever', 'stiff_neck'] }
const clot: RaisedBy = { reason: 'clot (danger)', level: 'emergency', findings: ['swollen'] }
const lump: RaisedBy = { reason: 'lump_rule', level: 'urgent', findings: ['swollen'] }

function sent(expectedLevel: TriageLevel, level: TriageLevel, ...raisedBy: RaisedBy[]) {
  return { expectedLevel, triage: { level }, raisedBy }
}

const CASES = [
  sent('urgent', 'emergency', clot),
  sent('urgent', 'emergency', fever, clot, lump),
  sent('urgent', 'self_care'),
  sent('emergency', 'emergency', fever),
  sent('self_care', 'emergency', fever),
  sent('self_care', 'urgent', lump),
]

function tally(expected: TriageLevel, sentTo: TriageLevel) {
  return overTriage(CASES).find((each) => each.expected === expected && each.sentTo === sentTo)
}

it('counts who was sent to hospital for nothing, by which reasons and by what they have', () => {
  expect(tally('urgent', 'emergency')).toEqual({
    expected: 'urgent',
    sentTo: 'emergency',
    cases: 3,
    sent: 2,
    reasons: [
      { name: 'clot (danger)', count: 2, alone: 1 },
      { name: 'fever_rule', count: 1, alone: 0 },
    ],
    findings: [
      { name: 'swollen', count: 2, alone: 1 },
      { name: 'fever', count: 1, alone: 0 },
      { name: 'stiff_neck', count: 1, alone: 0 },
    ],
  })
  expect(tally('routine', 'emergency')).toMatchObject({ cases: 0, sent: 0, reasons: [], findings: [] })
})

it('counts who was sent to a doctor today for what can be looked after at home', () => {
  expect(tally('self_care', 'emergency')).toMatchObject({ cases: 2, sent: 1 })
  expect(tally('self_care', 'urgent')).toMatchObject({
    cases: 2,
    sent: 2,
    reasons: [
      { name: 'fever_rule', count: 1, alone: 1 },
      { name: 'lump_rule', count: 1, alone: 1 },
    ],
  })
})
