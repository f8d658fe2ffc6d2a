import type { Model } from './model.ts'
import { namedIn } from './red-flag.ts'
import type { Ranking } from './assessment.ts'
import type { Key, Triage, UrgencyReason } from './types.ts'

/** Every reason of the level itself; a milder one is no reason for it. */
export function urgencyReasons({ conditions, indexOf }: Model, { level, reasons }: Triage): UrgencyReason[] {
  return reasons
    .filter((reason) => reason.level === level)
    .map((reason) => ({
      ...reason,
      isOnlyPossible:
        reason.kind === 'danger' &&
        reason.level !== conditions[indexOf.get(reason.condition)!]!.danger?.level,
    }))
}

/** See `Assessment.decidingFindings`. */
export function decidingFindings(
  { knowledge, steps }: Model,
  { level, reasons }: Triage,
  present: ReadonlySet<Key>,
): Key[] {
  if (level !== 'emergency' && level !== 'urgent') return []
  const lists = knowledge.location.screen.flatMap((key) => steps.get(key)?.step ?? [])
  const signs = new Set(lists.filter(({ kind }) => kind !== 'single').flatMap(({ options }) => options))
  const rules = reasons.flatMap((reason) =>
    reason.kind === 'red_flag' && reason.level === level
      ? knowledge.redFlags.filter(({ key }) => key === reason.rule)
      : [],
  )
  return [...new Set(rules.flatMap(namedIn))].filter((finding) => present.has(finding) && !signs.has(finding))
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
