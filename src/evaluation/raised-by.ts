import { findingsOf, SEVERITY, type Assessment, type Key, type Model, type TriageReason } from '#engine'

/** One reason of a level of `urgent` or higher, and the answers behind it. */
export interface RaisedBy {
  /** A rule by its key, a cause by its key and whether it led or was likely enough, or the step somebody was unsure at. */
  reason: string
  level: 'emergency' | 'urgent'
  /** What the person has of what the rule names, or what speaks clearly for the cause; empty for "not sure". */
  findings: readonly Key[]
}

/** Why a consultation ended at `urgent` or higher, worst reason first. */
export function raisedBy(model: Model, assessment: Assessment): RaisedBy[] {
  return assessment.triage.reasons.flatMap((reason) => {
    const { level } = reason
    if (level !== 'emergency' && level !== 'urgent') return []
    return [{ reason: nameOf(reason), level, findings: findingsBehind(reason, model, assessment) }]
  })
}

/** Whether it is as bad as a level. */
export function reaches({ level }: RaisedBy, least: RaisedBy['level']): boolean {
  return SEVERITY[level] >= SEVERITY[least]
}

function nameOf(reason: TriageReason): string {
  if (reason.kind === 'red_flag') return reason.rule
  return reason.kind === 'unsure' ? `${reason.step} (unsure)` : `${reason.condition} (${reason.kind})`
}

function findingsBehind(reason: TriageReason, { knowledge }: Model, assessment: Assessment): Key[] {
  if (reason.kind === 'unsure') return []
  if (reason.kind === 'red_flag') {
    const rule = knowledge.redFlags.find(({ key }) => key === reason.rule)!
    return [...new Set(findingsOf(rule))].filter((finding) => assessment.present.has(finding))
  }
  return assessment
    .evidenceFor(reason.condition)
    .filter(({ present, weight, grade }) => present && weight > 0 && grade !== 'slight')
    .map(({ finding }) => finding)
}
