import type { Clause } from './clause.ts'

/** "No rash anywhere else", "no trouble otherwise": denied of what was not told of only. */
export function isOfTheRest({ said, commas }: Clause, to: number): boolean {
  return said.some(
    ({ concepts }, index) =>
      index > to &&
      commas[index] === commas[to] &&
      (['=elsewhere', '=otherwise'].some((word) => concepts.has(word)) ||
        (concepts.has('=else') && said[index - 1]!.concepts.has('=anywhere'))),
  )
}
