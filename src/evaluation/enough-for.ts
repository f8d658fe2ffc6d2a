import type { Key, RedFlagRule } from '#engine'

/** The sets of findings of which each is just enough for a rule. */
export function enoughFor({ when: { all = [], any, atLeast } }: Pick<RedFlagRule, 'when'>): Key[][] {
  return (any ?? [null]).flatMap((one) =>
    (atLeast ? chosenFrom(atLeast.of, atLeast.count) : [[]]).map((some) => [
      ...new Set([...all, ...(one === null ? [] : [one]), ...some]),
    ]),
  )
}

function chosenFrom(of: readonly Key[], count: number): Key[][] {
  if (count === 0) return [[]]
  return of.flatMap((first, index) =>
    chosenFrom(of.slice(index + 1), count - 1).map((rest) => [first, ...rest]),
  )
}
