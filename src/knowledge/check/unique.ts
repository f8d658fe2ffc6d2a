import type { Problem } from '../content/problem.ts'
import type { Content, Placed } from '../content/read-content.ts'

type Field = 'key' | 'id' | 'question'
type Entry = Placed<{ key: string; id?: number; question?: string }>

const FIXES: Record<Field, string> = {
  key: 'use the existing entry, or give this one another key',
  id: 'give it a free number',
  question: 'say what it is about: in the list of answers the question stands alone',
}

/** Each key, id and question of a step is given once within its kind. */
export function checkUnique(content: Content): Problem[] {
  return (Object.values(content) as Entry[][])
    .flatMap((entries) => [...givenAgain(entries, 'key'), ...givenAgain(entries, 'id')])
    .concat(givenAgain(content.steps, 'question'))
}

function givenAgain(entries: readonly Entry[], field: Field): Problem[] {
  const first = new Map<string | number, Entry>()
  return entries.flatMap((entry) => {
    const value = entry.value[field]
    if (value === undefined) return []
    const earlier = first.get(value)
    if (!earlier) {
      first.set(value, entry)
      return []
    }
    return {
      file: entry.file,
      line: entry.lineOf([field]),
      what: `${field} ${value} stands also in content/${earlier.file}:${earlier.lineOf([field])}`,
      fix: FIXES[field],
    }
  })
}
