import type { Content } from '../content/read-content.ts'
import { describeProblem } from '../content/problem.ts'
import { loadContent } from './load-content.ts'

let read: Content | undefined

/**
 * What content/ of this checkout holds, read and checked once a process, which takes seconds; nobody changes it.
 * @throws with every problem where there are some.
 */
export function projectContent(): Content {
  return (read ??= readProject())
}

function readProject(): Content {
  const { content, problems } = loadContent('content')
  if (problems.length > 0) throw new Error(problems.map(describeProblem).join('\n'))
  return content
}
