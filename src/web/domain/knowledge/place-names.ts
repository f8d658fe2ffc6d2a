import names from '#bundles/place-names.json'
import type { PlaceName } from '#knowledge/bundle/bundle'

const BY_KEY: ReadonlyMap<string, PlaceName> = new Map(names.map((place) => [place.key, place]))

/** Undefined for a place that does not exist, or no longer. */
export function placeNamed(key: string | undefined): PlaceName | undefined {
  return BY_KEY.get(key ?? '')
}

export function nameOfPlace(key: string | undefined): string | undefined {
  return placeNamed(key)?.name
}

/** Whether there is knowledge about a place. */
export function isCovered(key: string): boolean {
  return placeNamed(key)?.covered ?? false
}
