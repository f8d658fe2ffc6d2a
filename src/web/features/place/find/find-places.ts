import type { LocationSummary } from '#knowledge/bundle/bundle'
import { anatomicalNameOf } from '#web/domain/body/anatomical-names.ts'
import type { Zone } from '#web/domain/body/zones.ts'
import { holdsAll, isName, literal, spells, wholeLength } from './name-match.ts'
import { readings } from './readings.ts'
import { saysSeveral, searchWords, type SearchWord } from './search-words.ts'

/** A place that fits the typed words, with the spots in it that fit by themselves; none where the place's whole name is typed. */
export interface FoundPlace {
  place: LocationSummary
  zones: readonly Zone[]
}

export interface Search {
  typed: string
  found: readonly FoundPlace[]
  /** The typed words as they were understood; null when some had to be left out to find anything. */
  words: readonly SearchWord[] | null
}

/**
 * Places that fit every typed word, by their own name, anatomical name, group or description or by those of a zone in
 * them: those whose whole name is typed first, the rest in their own order. When there are none, slips of spelling are
 * mended, then words left out. Everything fits nothing typed.
 */
export function findPlaces(
  places: readonly LocationSummary[],
  zones: readonly Zone[],
  typed: string,
): Search {
  const all = searchWords(typed)
  if (all.length === 0) return { typed, found: places.map((place) => ({ place, zones: [] })), words: all }
  const names = () => ({
    everyday: [
      ...places.flatMap(({ name, group, includes }) => [name, group, includes]),
      ...zones.map(({ label }) => label),
    ],
    anatomical: [...places.map(({ anatomical }) => anatomical), ...zones.map(anatomicalNameOf)],
  })
  for (const { words, isComplete } of readings(typed, names)) {
    const found = words.length === 0 ? [] : placesWith(places, zones, words)
    if (found.length > 0)
      return { typed, found: namedFirst(found, zones, typed, words), words: isComplete ? words : null }
  }
  return { typed, found: [], words: null }
}

function placesWith(
  places: readonly LocationSummary[],
  zones: readonly Zone[],
  words: readonly SearchWord[],
): readonly FoundPlace[] {
  return places.flatMap((place) => {
    const { key, name, anatomical, group, includes } = place
    const own = zones.filter(({ location }) => location === key)
    const fits = holdsAll(`${name} ${anatomical} ${group} ${includes}`, words)
    const fitting = own.filter((zone) =>
      // With the name of its place, a spot that says only a part of what is typed.
      holdsAll(`${zone.label} ${anatomicalNameOf(zone)} ${fits ? '' : name}`, words),
    )
    if (!fits) return fitting.length > 0 ? [{ place, zones: fitting }] : []
    // The only spot of a place is the place itself.
    return [{ place, zones: own.length > 1 && !isName(name, words) ? fitting : [] }]
  })
}

/**
 * With the places first whose whole name is typed, or that of a spot in them. Of several that is where they are spelled so:
 * only the spot between them is called "shoulder blades".
 */
function namedFirst(
  found: readonly FoundPlace[],
  zones: readonly Zone[],
  typed: string,
  words: readonly SearchWord[],
): readonly FoundPlace[] {
  const plain = literal(words)
  if (!plain) return found
  const first = (isCalledSo: (name: string) => boolean, from: readonly FoundPlace[]) => {
    const isNamed = ({ place }: FoundPlace) =>
      [
        // "Foot and toes" is the place of the foot.
        ...place.name.split(' and '),
        ...zones.filter(({ location }) => location === place.key).map(({ label }) => label),
      ].some(isCalledSo)
    return [...from.filter(isNamed), ...from.filter((each) => !isNamed(each))]
  }
  const named = first((name) => wholeLength(name, plain) > 0, found)
  return saysSeveral(typed) ? first((name) => spells(name, typed), named) : named
}
