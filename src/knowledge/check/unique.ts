import type { Problem } from '../problem.ts'
import type { Content, Placed } from '../read-content.ts'

/** Each key and id is given once within its kind. */
export function checkUnique(content: Content): Problem[] {
  const problems: Problem[] = []
  for (const entries of Object.values(content) as Placed<{ key: string; id?: number }>[][]) {
    for (const field of ['key', 'id'] as const) {
      const first = new Map<string | number, Placed<{ key: string }>>()
      for (const entry of entries) {
        const value = entry.value[field]
        if (value === undefined) continue
        const earlier = first.get(value)
        if (!earlier) {
          first.set(value, entry)
          continue
        }
        problems.push({
          file: entry.file,
          line: entry.lineOf([field]),
          what: `${field} ${value} stands also in content/${earlier.file}:${earlier.lineOf([field])}`,
          mend:
            field === 'key'
              ? 'use the existing entry, or give this one another key'
              : 'give it a free number',
        })
      }
    }
  }
  return problems
}
