import type { LocationSummary } from '#knowledge/bundle'
import { LOCATIONS } from '#web/domain/knowledge/locations.ts'

/** All places under their headings, headings in order of first appearance. */
export const PLACE_GROUPS: readonly (readonly [group: string, places: readonly LocationSummary[]])[] = [
  ...new Set(LOCATIONS.map(({ group }) => group)),
].map((group) => [group, LOCATIONS.filter((place) => place.group === group)])
