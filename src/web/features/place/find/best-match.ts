import type { LocationSummary } from '#knowledge/bundle/bundle'
import { zonesOfPlace, type Zone } from '#web/domain/body/zones.ts'
import type { FoundPlace, Search } from './find-places.ts'
import { goesOn, holdsAll, holdsInRow, isName, literal, wholeLength } from './name-match.ts'
import { nameWords, saysSeveral, saysSide, spelling, type SearchWord } from './search-words.ts'

/** Fewer could still become anything: "x". */
const FEWEST_LETTERS = 3

/** What Enter chooses: a spot, or a place as a whole. */
export type Match = { place: LocationSummary; zone: null } | { place: LocationSummary; zone: Zone }

/**
 * The one thing the typed words can mean; null when they fit several equally well, for a wrong spot taken for somebody is
 * worse than one more key, and when some of them had to be left out. A place or spot whose whole name is typed is meant
 * itself, whatever else fits.
 */
export function bestMatch({ typed, found, words }: Search): Match | null {
  if (!words || words.reduce((sum, { said }) => sum + said.length, 0) < FEWEST_LETTERS) return null
  const [first, ...others] = found
  if (first && others.length === 0 && first.zones.length === 1)
    return { place: first.place, zone: first.zones[0]! }
  const plain = literal(words)
  // "Shoulder blades" may be meant as in "between the shoulder blades".
  const named =
    plain && !saysSeveral(typed)
      ? found.filter(({ place }) => isName(place.name, plain) && !isToGoOn(place.name, typed, found))
      : []
  // "Side of the chest" is a place beside the chest.
  const meant = named.find(({ place }) => saysSide(place.name) === saysSide(typed)) ?? named[0]
  if (meant) return { place: meant.place, zone: null }
  const spot = plain && namedSpot(found, plain, saysSide(typed))
  if (spot?.zone && !isToGoOn(spot.zone.label, typed, found)) return spot
  // The last word may still be half typed.
  for (const last of ['whole', 'begun'] as const) {
    const fitting = found.flatMap((each) => matchesIn(each, (name) => holdsInRow(name, words, last)))
    if (fitting.length > 0) return onlyOne(fitting)
  }
  return null
}

/** Whether more is typed than a name, as another goes on: "upper back of", "shoulder " with a space for the next word. */
function isToGoOn(name: string, typed: string, found: readonly FoundPlace[]): boolean {
  const last = nameWords(name).at(-1) ?? ''
  if (nameWords(typed).at(-1) === last && spelling(typed).endsWith(last)) return false
  return found.some((each) => matchesIn(each, (other) => goesOn(other, typed)).length > 0)
}

/** The spot whose whole name is typed, the longest if that holds another; none when another place has the words as well. */
function namedSpot(
  found: readonly FoundPlace[],
  words: readonly SearchWord[],
  withSide: boolean,
): Match | null {
  const spots = found.flatMap((each) =>
    // The left side of the chest is less than the left chest.
    matchesIn(each, (name) => withSide || !saysSide(name)).flatMap(({ place, zone }) =>
      zone ? [{ place, zone, length: wholeLength(zone.label, words) }] : [],
    ),
  )
  const longest = Math.max(0, ...spots.map(({ length }) => length))
  const [spot, ...others] = spots.filter(({ length }) => length === longest)
  if (!spot || longest === 0 || others.length > 0) return null
  const isElsewhere = found.some(({ place }) => place !== spot.place && holdsAll(place.name, words))
  return isElsewhere ? null : { place: spot.place, zone: spot.zone }
}

function matchesIn({ place, zones }: FoundPlace, fits: (name: string) => boolean): Match[] {
  const spots = (zones.length > 0 ? zones : zonesOfPlace(place.key)).filter(({ label }) => fits(label))
  const whole: Match[] = fits(place.name) ? [{ place, zone: null }] : []
  return [...whole, ...spots.map((zone) => ({ place, zone }))]
}

/** A spot together with its own place means the spot. */
function onlyOne(fitting: readonly Match[]): Match | null {
  const [last, ...before] = fitting.toReversed()
  const sameSpot = before.every(({ place, zone }) => zone === null && place === last?.place)
  return last && sameSpot ? last : null
}
