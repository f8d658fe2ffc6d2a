import words from '#bundles/location-words.json'
import type { ListedLocation } from '#knowledge/bundle'
import { LOCATIONS } from '#web/domain/knowledge/locations.ts'

/** All places with the words of the list, from head to toe. Only the page with the list fetches these words. */
export const LISTED_PLACES: readonly ListedLocation[] = LOCATIONS.map((location, at) => ({
  ...location,
  ...words[at]!,
}))

/** All places under their headings, headings in order of first appearance. */
export const PLACE_GROUPS: readonly (readonly [group: string, places: readonly ListedLocation[]])[] = [
  ...new Set(LISTED_PLACES.map(({ group }) => group)),
].map((group) => [group, LISTED_PLACES.filter((place) => place.group === group)])
