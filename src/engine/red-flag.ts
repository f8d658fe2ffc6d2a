import { fits } from './answers.ts'
import type { Key, RedFlagRule, SignClauses } from './knowledge.ts'
import type { Person } from './person.ts'

/** Every finding a rule names. */
export function findingsOf({ when }: Pick<RedFlagRule, 'when'>): Key[] {
  return [...(when.all ?? []), ...(when.any ?? []), ...(when.atLeast?.of ?? [])]
}

/**
 * Whether every clause of a rule holds for a person with these findings.
 *
 * @param certain the findings that may take the rule away: one that is only possible never does
 */
export function holds(
  { when, unless }: RedFlagRule,
  person: Person,
  present: ReadonlySet<Key>,
  certain = present,
): boolean {
  return (
    fits(when, person) &&
    areMet(when, (finding) => present.has(finding)) &&
    !(unless && areMet(unless, (finding) => certain.has(finding)))
  )
}

/** Whether every clause given is met where `has` says so of a finding; false where none is given. */
export function areMet({ all, any, atLeast }: SignClauses, has: (finding: Key) => boolean): boolean {
  if (!all && !any && !atLeast) return false
  return (
    (all?.every(has) ?? true) &&
    (any?.some(has) ?? true) &&
    (atLeast === undefined || atLeast.of.filter(has).length >= atLeast.count)
  )
}

/** The findings of which one alone is missing for a rule that does not hold yet. */
export function findingsCompleting(rule: RedFlagRule, person: Person, present: ReadonlySet<Key>): Key[] {
  const withOne = new Set(present)
  return findingsOf(rule).filter((finding) => {
    if (present.has(finding)) return false
    withOne.add(finding)
    const isEnough = holds(rule, person, withOne)
    withOne.delete(finding)
    return isEnough
  })
}
