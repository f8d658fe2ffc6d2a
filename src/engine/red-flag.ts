import { fits } from './answers.ts'
import type { Key, RedFlagRule, SignClauses } from './knowledge.ts'
import type { Person } from './person.ts'

/** Every finding a rule names. */
export function namedIn({ when }: Pick<RedFlagRule, 'when'>): Key[] {
  return [...(when.all ?? []), ...(when.any ?? []), ...(when.atLeast?.of ?? [])]
}

/**
 * Whether every clause of a rule holds for a person with these findings.
 *
 * @param told those that may take the rule away: what is only possible never does
 */
export function holds(
  { when, unless }: RedFlagRule,
  person: Person,
  present: ReadonlySet<Key>,
  told = present,
): boolean {
  return fits(when, person) && meets(when, present) && !(unless && meets(unless, told))
}

function meets({ all, any, atLeast }: SignClauses, present: ReadonlySet<Key>): boolean {
  if (!all && !any && !atLeast) return false
  return (
    (all?.every((finding) => present.has(finding)) ?? true) &&
    (any?.some((finding) => present.has(finding)) ?? true) &&
    (atLeast === undefined || atLeast.of.filter((finding) => present.has(finding)).length >= atLeast.count)
  )
}

/** The findings of which one alone is missing for a rule that does not hold yet. */
export function completing(rule: RedFlagRule, person: Person, present: ReadonlySet<Key>): Key[] {
  const withOne = new Set(present)
  return namedIn(rule).filter((finding) => {
    if (present.has(finding)) return false
    withOne.add(finding)
    const isEnough = holds(rule, person, withOne)
    withOne.delete(finding)
    return isEnough
  })
}
