import type { LocationBundle } from '#knowledge/bundle'
import { projectContent } from '#knowledge/check/project-content'
import { compileBundles } from '#knowledge/compile/bundles'

let compiled: LocationBundle[] | undefined

/** The bundles compiled from content/ as it stands, once a process. @throws with every problem where there are some. */
export function readBundles(): LocationBundle[] {
  return (compiled ??= compileBundles(projectContent(), { filmOf: () => null }))
}
