import type { LocationSummary } from '#knowledge/bundle'

/** Places whose plain name, anatomical name, group or description has every typed word, in their own order. */
export function findPlaces(places: readonly LocationSummary[], typed: string): readonly LocationSummary[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return places.filter(({ name, anatomical, group, includes }) => {
    const text = `${name} ${anatomical} ${group} ${includes}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

/** Places under their headings, headings in order of first appearance. */
export function groupPlaces(
  places: readonly LocationSummary[],
): [group: string, places: LocationSummary[]][] {
  const groups = new Map<string, LocationSummary[]>()
  for (const place of places) {
    const group = groups.get(place.group)
    if (group) group.push(place)
    else groups.set(place.group, [place])
  }
  return [...groups]
}
