import { SEVERITY, type Key, type TriageLevel } from '#engine'
import { reaches, type RaisedBy } from './raised-by.ts'

/** What became of the cases of one level that can wait longer than the level they were sent to. */
export interface OverTriage {
  expected: TriageLevel
  /** The level counted, or worse. */
  sentTo: RaisedBy['level']
  cases: number
  /** How many of them were sent there. */
  sent: number
  /** What sent them there, the most frequent first; a case with two reasons counts at both. */
  reasons: Blamed[]
  /** The findings behind those reasons. */
  findings: Blamed[]
}

export interface Blamed {
  /** A reason's name or a finding's key. */
  name: Key
  /** Cases in which it had a part. */
  count: number
  /** Those of them in which no reason stood without it. */
  alone: number
}

const CAN_WAIT = [
  { expected: 'urgent', sentTo: 'emergency' },
  { expected: 'routine', sentTo: 'emergency' },
  { expected: 'self_care', sentTo: 'emergency' },
  { expected: 'routine', sentTo: 'urgent' },
  { expected: 'self_care', sentTo: 'urgent' },
] as const

interface Case {
  expectedLevel: TriageLevel
  triage: { level: TriageLevel }
  raisedBy: readonly RaisedBy[]
}

/** How many cases that can wait were sent to `emergency`, or to `urgent` or worse, and by which rules, causes and findings. */
export function overTriage(cases: readonly Case[]): OverTriage[] {
  return CAN_WAIT.map(({ expected, sentTo }) => {
    const ofLevel = cases.filter(({ expectedLevel }) => expectedLevel === expected)
    const sent = ofLevel.filter(({ triage }) => SEVERITY[triage.level] >= SEVERITY[sentTo])
    const raised = sent.map(({ raisedBy }) => raisedBy.filter((reason) => reaches(reason, sentTo)))
    return {
      expected,
      sentTo,
      cases: ofLevel.length,
      sent: sent.length,
      reasons: blame(raised, ({ reason }) => [reason]),
      findings: blame(raised, ({ findings }) => findings),
    }
  })
}

function blame(raised: readonly RaisedBy[][], namesIn: (reason: RaisedBy) => readonly Key[]): Blamed[] {
  const blamed = new Map<Key, Blamed>()
  for (const reasons of raised) {
    const names = reasons.map(namesIn)
    for (const name of new Set(names.flat())) {
      const { count, alone } = blamed.get(name) ?? { count: 0, alone: 0 }
      const isAlone = names.every((ofReason) => ofReason.includes(name))
      blamed.set(name, { name, count: count + 1, alone: alone + Number(isAlone) })
    }
  }
  return [...blamed.values()].toSorted((a, b) => b.count - a.count || b.alone - a.alone)
}
