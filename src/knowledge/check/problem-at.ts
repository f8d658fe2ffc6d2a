import type { Problem } from '../content/problem.ts'
import type { Placed } from '../content/read-content.ts'

/** A problem at a field of an entry; at the entry itself for an empty path. */
export function problemAt(
  entry: Placed<{ key: string }>,
  path: PropertyKey[],
  what: string,
  fix: string,
): Problem {
  return { file: entry.file, line: entry.lineOf(path), what: `${entry.value.key}: ${what}`, fix }
}
