import type { LocationSummary } from '#knowledge/bundle'
import { zonesOfPlace, type Zone } from '#web/body-map/zones.ts'
import type { FoundPlace } from './find-places.ts'
import type { PainChoice } from './pain-choice.ts'
import { nameWords, saysSeveral, searchWords } from './search-words.ts'

/** What Enter chooses: a spot, or a place as a whole. */
export type Match = { place: LocationSummary; zone: null } | { place: LocationSummary; zone: Zone }

/**
 * The one thing the typed words can mean; null when they fit several equally well, for a wrong spot taken for somebody is
 * worse than one more key. A place whose whole name is typed is meant itself, whatever else fits.
 */
export function bestMatch(found: readonly FoundPlace[], typed: string): Match | null {
  const said = searchWords(typed)
  const [first, ...others] = found
  if (first && others.length === 0 && first.zones.length === 1 && said.length > 0)
    return { place: first.place, zone: first.zones[0]! }
  // "Spine" says several things at once.
  if (said.length === 0 || said.some(({ length }) => length > 1)) return null
  const phrase = said.map(([word]) => nameWords(word!).join(' ')).join(' ')
  // "Shoulder blades" may be the start of "between the shoulder blades".
  const named = found.find(({ place }) => !saysSeveral(typed) && nameWords(place.name).join(' ') === phrase)
  if (named) return { place: named.place, zone: null }
  // The last word may still be half typed.
  for (const begun of [`${phrase} `, phrase]) {
    const fits = (name: string) => ` ${nameWords(name).join(' ')} `.includes(` ${begun}`)
    const fitting = found.flatMap(({ place, zones }) => matchesIn(place, zones, fits))
    if (fitting.length > 0) return onlyOne(fitting)
  }
  return null
}

/** With the place of the match first: what Enter chooses stands right below where one types. */
export function matchFirst(found: readonly FoundPlace[], match: Match | null): readonly FoundPlace[] {
  const isMatch = ({ place }: FoundPlace) => place.key === match?.place.key
  return [...found.filter(isMatch), ...found.filter((each) => !isMatch(each))]
}

/** Whether it is chosen already, as the main place or as one it spreads to. */
export function isChosen({ place, zone }: Match, { place: chosen, mark }: PainChoice): boolean {
  if (zone === null) return chosen === place.key
  return mark.zone === zone.zone || mark.spread.includes(zone.zone)
}

function matchesIn(place: LocationSummary, zones: readonly Zone[], fits: (name: string) => boolean): Match[] {
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
