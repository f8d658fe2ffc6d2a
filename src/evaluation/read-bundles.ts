import type { LocationBundle } from '#knowledge/bundle'
import { compileBundles } from '#knowledge/compile'
import { loadContent } from '#knowledge/load-content'
import { describeProblem } from '#knowledge/problem'

/** The bundles compiled from content/ as it stands. Throws with every problem where there are some. */
export function readBundles(): LocationBundle[] {
  const { content, problems } = loadContent('content')
  if (problems.length > 0) throw new Error(problems.map(describeProblem).join('\n'))
  return compileBundles(content, { filmOf: () => null })
}
