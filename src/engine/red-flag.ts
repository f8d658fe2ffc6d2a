import { fits } from './answers.ts'
import type { Key, RedFlagRule } from './knowledge.ts'
import type { Person } from './person.ts'

/** Every finding a rule names. */
export function namedIn({ when }: Pick<RedFlagRule, 'when'>): Key[] {
  return [...(when.all ?? []), ...(when.any ?? []), ...(when.atLeast?.of ?? [])]
}

/** Whether every clause of a rule holds for a person with these findings. */
export function holds({ when }: RedFlagRule, person: Person, present: ReadonlySet<Key>): boolean {
  const { all, any, atLeast } = when
  if (!all && !any && !atLeast) return false
  return (
    fits(when, person) &&
    (all?.every((finding) => present.has(finding)) ?? true) &&
    (any?.some((finding) => present.has(finding)) ?? true) &&
    (atLeast === undefined || atLeast.of.filter((finding) => present.has(finding)).length >= atLeast.count)
  )
}
