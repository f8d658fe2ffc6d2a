import { createModel, type Model } from '#engine'
import type { LocationBundle } from '#knowledge/bundle/bundle'
import { projectContent } from '#knowledge/check/project-content'
import { compileBundles } from '#knowledge/compile/bundles'

let compiled: LocationBundle[] | undefined
const models = new WeakMap<LocationBundle, Model>()

/** The bundles compiled from content/ as it stands, once a process. @throws with every problem where there are some. */
export function readBundles(): LocationBundle[] {
  return (compiled ??= compileBundles(projectContent(), { filmOf: () => null }))
}

/** A bundle laid out for reasoning, once a process however many ask. */
export function modelOf(bundle: LocationBundle): Model {
  const model = models.get(bundle) ?? createModel(bundle)
  models.set(bundle, model)
  return model
}
