import locations from '#bundles/locations.json'
import type { LocationSummary } from '#knowledge/bundle/bundle'

/** All places, from head to toe, with all that the choice of a place shows and searches. */
export const LOCATIONS: readonly LocationSummary[] = locations

export function locationOf(key: string | undefined): LocationSummary | undefined {
  return LOCATIONS.find((location) => location.key === key)
}

/** All places under their headings, headings in order of first appearance. */
export const PLACE_GROUPS: readonly (readonly [group: string, places: readonly LocationSummary[]])[] = [
  ...new Set(LOCATIONS.map(({ group }) => group)),
].map((group) => [group, LOCATIONS.filter((place) => place.group === group)])
