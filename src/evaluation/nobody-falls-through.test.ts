import { describe, expect, test } from 'vitest'
import { readPeople } from './people.ts'
import { checksOf, everywhere, missedAt, unknownIn } from './play-people.ts'

// tests/people/README.md says who they are.
describe.each(readPeople('tests/people', everywhere).map(({ about, people }) => [about, people] as const))(
  '%s',
  (_, people) => {
    test.each(people.map((one) => [one.who, one] as const))(
      '%s: what they say can be told somewhere they point',
      (_, one) => {
        expect(unknownIn(one)).toEqual([])
      },
    )

    test.each(checksOf(people).map((check) => [check.name, check] as const))('%s', (_, check) => {
      expect(missedAt(check)).toEqual([])
    })
  },
)
