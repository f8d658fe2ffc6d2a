import type { LocationSummary } from '#knowledge/bundle'
import type { Zone } from '#web/body-map/zones.ts'
import { nameWords, searchWords } from './search-words.ts'

/** A place that fits the typed words, with the spots in it that fit by themselves; none where the place's whole name is typed. */
export interface FoundPlace {
  place: LocationSummary
  zones: readonly Zone[]
}

type Words = ReturnType<typeof searchWords>

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
  words: Words,
): readonly FoundPlace[] {
  if (words.length === 0) return places.map((place) => ({ place, zones: [] }))
  return places.flatMap((place) => {
    const { key, name, anatomical, group, includes } = place
    const own = zones.filter(({ location }) => location === key)
    const fits = holdsAll(`${name} ${anatomical} ${group} ${includes}`, words)
    const fitting = own.filter((zone) =>
      // With the name of its place, a spot that says only a part of what is typed.
      holdsAll(`${zone.label} ${zone.anatomical} ${fits ? '' : name}`, words),
    )
    if (!fits) return fitting.length > 0 ? [{ place, zones: fitting }] : []
    // The only spot of a place is the place itself.
    return [{ place, zones: own.length > 1 && !isNamed(place, words) ? fitting : [] }]
  })
}

/** Whether every word begins one of the text's. */
function holdsAll(text: string, words: Words): boolean {
  const spaced = ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}']+/gu, ' ')}`
  return words.every((either) => either.some((word) => spaced.includes(` ${word}`)))
}

function isNamed({ name }: LocationSummary, words: Words): boolean {
  const own = nameWords(name)
  return own.length === words.length && words.every((either, index) => either.includes(own[index]!))
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
