import type { LocationBundle } from '#knowledge/bundle'
import { compileBundles } from '#knowledge/compile/bundles'
import { loadContent } from '#knowledge/check/load-content'
import { describeProblem } from '#knowledge/content/problem'

let compiled: LocationBundle[] | undefined

/** The bundles compiled from content/ as it stands, once a process. Throws with every problem where there are some. */
export function readBundles(): LocationBundle[] {
  return (compiled ??= compileContent())
}

function compileContent(): LocationBundle[] {
  const { content, problems } = loadContent('content')
  if (problems.length > 0) throw new Error(problems.map(describeProblem).join('\n'))
  return compileBundles(content, { filmOf: () => null })
}
