import catalogue from '#bundles/care.json'
import type { BundleCare } from '#knowledge/bundle/bundle'

/** A test or treatment, with the names of what it is used for. */
export interface CatalogueCare extends BundleCare {
  causes: readonly string[]
  /** Where those causes hurt. */
  places: readonly string[]
}

/** Every test and treatment of all places, tests first. */
export const CATALOGUE: readonly CatalogueCare[] = catalogue.care.map(({ usedFor, ...entry }) => {
  const causes = usedFor.map((index) => catalogue.causes[index]!)
  const places = new Set(causes.flatMap((cause) => cause.places))
  return {
    ...entry,
    causes: causes.map(({ name }) => name),
    places: catalogue.places.filter((_, index) => places.has(index)),
  }
})
