import type { LocationSummary } from '#knowledge/bundle'
import type { Zone } from '#web/body-map/zones.ts'
import { searchWords } from './search-words.ts'

/** A place that fits the typed words, with the zones in it that fit better than the place as a whole. */
export interface FoundPlace {
  place: LocationSummary
  zones: readonly Zone[]
}

/**
 * Places that fit every typed word, by their own name, anatomical name, group or description or by those of a zone in
 * them, in their own order. Everything fits nothing typed.
 */
export function findPlaces(
  places: readonly LocationSummary[],
  zones: readonly Zone[],
  typed: string,
): readonly FoundPlace[] {
  const words = searchWords(typed)
  const found = placesWith(places, zones, words)
  // A place without spots has no sides: "left testicle".
  return found.length > 0 ? found : placesWith(places, zones, words.filter(isNoSide))
}

function isNoSide([word]: readonly string[]): boolean {
  return word !== 'left' && word !== 'right'
}

function placesWith(
  places: readonly LocationSummary[],
  zones: readonly Zone[],
  words: readonly (readonly string[])[],
): readonly FoundPlace[] {
  const fits = (text: string) => words.every((either) => either.some((word) => text.includes(word)))
  return places.flatMap((place) => {
    const { name, anatomical, group, includes } = place
    const fitsAsWhole = fits(`${name} ${anatomical} ${group} ${includes}`.toLowerCase())
    if (fitsAsWhole) return [{ place, zones: [] }]
    const fitting = zones.filter(
      ({ location, label, anatomical }) =>
        location === place.key && fits(`${label} ${anatomical} ${name}`.toLowerCase()),
    )
    return fitting.length > 0 ? [{ place, zones: fitting }] : []
  })
}

/** Places under their headings, headings in order of first appearance. */
export function groupPlaces(found: readonly FoundPlace[]): [group: string, places: FoundPlace[]][] {
  const groups = new Map<string, FoundPlace[]>()
  for (const each of found) {
    const group = groups.get(each.place.group)
    if (group) group.push(each)
    else groups.set(each.place.group, [each])
  }
  return [...groups]
}
