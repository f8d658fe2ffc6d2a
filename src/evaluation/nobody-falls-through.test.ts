import { describe, expect, test } from 'vitest'
import { ageBandOf, holds } from '#engine'
import { readBundles } from './read-bundles.ts'
import { readPeople } from './people.ts'
import { checksOf, everywhere, missedAt, unknownIn } from './play-people.ts'

// tests/people/README.md says who they are.
const groups = readPeople('tests/people', everywhere)

test('every emergency rule is met by one of them at one of its places', () => {
  const people = groups.flatMap((group) => group.people)
  const met = new Map<string, boolean>()
  for (const { location, redFlags } of readBundles()) {
    for (const rule of redFlags.filter(({ level }) => level === 'emergency')) {
      const isMet = people.some(
        ({ at, sex, age, says }) =>
          at.includes(location.key) &&
          holds(rule, { sex, age: ageBandOf(age).range, weightKg: null }, new Set(says)),
      )
      met.set(rule.key, isMet || (met.get(rule.key) ?? false))
    }
  }
  expect([...met].flatMap(([rule, isMet]) => (isMet ? [] : rule))).toEqual([])
})

describe.each(groups.map(({ about, people }) => [about, people] as const))('%s', (_, people) => {
  test('what they say can be told somewhere they point', () => {
    const unknown = people.map((one) => [one.who, unknownIn(one)] as const)
    expect(unknown.filter(([, findings]) => findings.length > 0)).toEqual([])
  })

  test.each(checksOf(people).map((check) => [check.name, check] as const))('%s', (_, check) => {
    expect(missedAt(check)).toEqual([])
  })
})
