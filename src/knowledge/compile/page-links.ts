import type { Commonness, PlaceLink } from '../bundle/conditions.ts'
import { nameToSort } from '../bundle/name-to-sort.ts'
import type { Content } from '../content/read-content.ts'

/** What the pages of conditions and places are called and sorted by. */

export function slugOf(key: string): string {
  return key.replaceAll('_', '-')
}

/** By the word that counts: "A child's sore hip" stands under C. */
export function byName<Named extends { name: string }>(entries: readonly Named[]): Named[] {
  return entries.toSorted((a, b) => nameToSort(a.name).localeCompare(nameToSort(b.name), 'en'))
}

/** The places that have causes, from head to toe. */
export function placesOf({ locations, conditions }: Content): PlaceLink[] {
  return locations
    .map(({ value }) => value)
    .filter(({ key }) => conditions.some(({ value }) => key in value.locations))
    .map(({ key, name, group }) => ({ key, slug: slugOf(key), name, group }))
}

/** The nearest word of the scale of priors. */
export function commonnessOf(per1000: number): Commonness {
  if (per1000 >= 90) return 'very_common'
  if (per1000 >= 27) return 'common'
  if (per1000 >= 8) return 'uncommon'
  return per1000 >= 2 ? 'rare' : 'very_rare'
}
