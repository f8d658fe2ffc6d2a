import type { Model } from './model.ts'
import { findingsOf } from './red-flag.ts'
import type { Ranking } from './assessment.ts'
import type { Triage, TriageReason, UrgencyReason } from './conclusions.ts'
import type { Key } from './knowledge.ts'

const HOURS_A_DAY = 24
/** Where no reason names a time, and for what is only possible or was not sure. Judgement. */
const HOURS_AT_MOST = { urgent: HOURS_A_DAY, routine: 42 * HOURS_A_DAY }
const HOURS_TO_MAKE_SURE = { urgent: HOURS_A_DAY, routine: 5 * HOURS_A_DAY }

/** Every reason of the level itself; a milder one is no reason for it. For which to call an ambulance comes first. */
export function urgencyReasons(model: Model, { level, reasons }: Triage): UrgencyReason[] {
  const { conditions, indexOf } = model
  const called = (reason: TriageReason) => Number(ruleOf(model, reason)?.transport === 'ambulance')
  return reasons
    .filter((reason) => reason.level === level)
    .toSorted((a, b) => called(b) - called(a))
    .map((reason) => ({
      ...reason,
      isOnlyPossible:
        reason.kind === 'danger' &&
        reason.level !== conditions[indexOf.get(reason.condition)!]!.danger?.level,
    }))
}

/** See `Assessment.milderRules`. */
export function milderRules(model: Model, { level, reasons }: Triage): Key[] {
  return reasons.flatMap((reason) => {
    const rule = reason.level === level ? undefined : ruleOf(model, reason)
    return rule?.pointsTo && rule.pointsTo.length > 0 ? rule.key : []
  })
}

/** See `Assessment.withinHours`. */
export function withinHours(model: Model, triage: Triage): number | null {
  const { level } = triage
  if (level === 'emergency' || level === 'self_care') return null
  const hours = urgencyReasons(model, triage).map((reason) => {
    if (reason.kind === 'red_flag') return ruleOf(model, reason)?.withinHours
    if (reason.kind === 'unsure' || reason.isOnlyPossible) return HOURS_TO_MAKE_SURE[level]
    return model.conditions[model.indexOf.get(reason.condition)!]!.withinHours
  })
  return Math.min(...hours.filter((each) => each !== undefined), HOURS_AT_MOST[level])
}

function ruleOf({ knowledge }: Model, reason: TriageReason) {
  return reason.kind === 'red_flag' ? knowledge.redFlags.find(({ key }) => key === reason.rule) : undefined
}

/** See `Assessment.decidingFindings`. */
export function decidingFindings(model: Model, { level, reasons }: Triage, present: ReadonlySet<Key>): Key[] {
  if (level !== 'emergency' && level !== 'urgent') return []
  const { knowledge, steps } = model
  const lists = knowledge.location.screen.flatMap((key) => steps.get(key)?.step ?? [])
  const signs = new Set(lists.filter(({ kind }) => kind !== 'single').flatMap(({ options }) => options))
  const rules = reasons
    .filter((reason) => reason.level === level)
    .flatMap((reason) => ruleOf(model, reason) ?? [])
  return [...new Set(rules.flatMap(findingsOf))].filter(
    (finding) => present.has(finding) && !signs.has(finding),
  )
}

/** See `Assessment.watchFor`. */
export function watchFor(model: Model, triage: Triage, { causes }: Ranking): Key[] {
  // There is no sooner than now.
  if (triage.level === 'emergency') return []
  const behind = urgencyReasons(model, triage).flatMap((reason) =>
    (reason.kind === 'danger' || reason.kind === 'leading') && !reason.isOnlyPossible ? reason.condition : [],
  )
  const best = triage.level === 'urgent' ? [] : causes.slice(0, 1).map(({ condition }) => condition)
  return behind.length > 0 ? [...new Set(behind)] : best
}
