import type { KeptResult } from './kept-result.ts'

export interface Compared {
  name: string
  /** Null where the result says nothing about it. */
  first: string | null
  second: string | null
}

/** The causes of either result with both scores, in the order of the second, later one. */
export function compareCauses(
  first: KeptResult,
  second: KeptResult,
  words: (score: number) => string,
): Compared[] {
  const scoreIn = (result: KeptResult, key: string) => {
    const cause = result.causes.find((each) => each.key === key)
    return cause ? words(cause.score) : null
  }
  const all = new Map([...second.causes, ...first.causes].map(({ key, name }) => [key, name]))
  return [...all].map(([key, name]) => ({
    name,
    first: scoreIn(first, key),
    second: scoreIn(second, key),
  }))
}

/** Questions answered in only one of the two or answered otherwise. */
export function compareAnswers(first: KeptResult, second: KeptResult): Compared[] {
  const answersOf = ({ answered }: KeptResult) =>
    new Map(answered.map(({ question, answer }) => [question, answer]))
  const [before, after] = [answersOf(first), answersOf(second)]
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((name) => ({ name, first: before.get(name) ?? null, second: after.get(name) ?? null }))
    .filter((row) => row.first !== row.second)
}
