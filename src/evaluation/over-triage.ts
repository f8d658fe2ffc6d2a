import type { Triage, TriageLevel, TriageReason } from '#engine'

/** What became of the cases of one level that can wait longer than an emergency. */
export interface OverTriage {
  expected: TriageLevel
  cases: number
  /** How many of them were sent to `emergency`. */
  sent: number
  /** What sent them there, the most frequent first; a case with two reasons counts at both. */
  reasons: { reason: string; count: number }[]
}

const CAN_WAIT = ['urgent', 'routine', 'self_care'] as const

/** How many cases that can wait were sent to `emergency`, and by which rules and causes. */
export function overTriage(cases: readonly { expectedLevel: TriageLevel; triage: Triage }[]): OverTriage[] {
  return CAN_WAIT.map((expected) => {
    const ofLevel = cases.filter(({ expectedLevel }) => expectedLevel === expected)
    const sent = ofLevel.filter(({ triage }) => triage.level === 'emergency')
    const counts = new Map<string, number>()
    for (const { triage } of sent) {
      for (const reason of new Set(triage.reasons.filter(isEmergency).map(nameOf))) {
        counts.set(reason, (counts.get(reason) ?? 0) + 1)
      }
    }
    return {
      expected,
      cases: ofLevel.length,
      sent: sent.length,
      reasons: [...counts]
        .map(([reason, count]) => ({ reason, count }))
        .toSorted((a, b) => b.count - a.count),
    }
  })
}

function isEmergency({ level }: TriageReason): boolean {
  return level === 'emergency'
}

/** A rule by its key; a cause by its key and whether it led or was merely likely enough. */
function nameOf(reason: TriageReason): string {
  if (reason.kind === 'red_flag') return reason.rule
  return reason.kind === 'unsure' ? reason.step : `${reason.condition} (${reason.kind})`
}
