import type { LocationSummary } from '#knowledge/bundle'
import { zonesOfPlace, type Zone } from '#web/body-map/zones.ts'
import type { FoundPlace } from './find-places.ts'
import type { PainChoice } from './pain-choice.ts'
import { nameWords, searchWords } from './search-words.ts'

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
  const words = said.map(([word]) => nameWords(word!).join(' '))
  const named = found.find(({ place }) => isWhole(nameWords(place.name), words))
  if (named) return { place: named.place, zone: null }
  for (const fits of [holdsInOrder, holdsEach, holdsStart]) {
    const fitting = found.flatMap(({ place, zones }) => matchesIn(place, zones, (name) => fits(name, words)))
    if (fitting.length > 0) return onlyOne(fitting)
  }
  return null
}

/** Whether it is chosen already, as the main place or as one it spreads to. */
export function isChosen({ place, zone }: Match, { place: chosen, mark }: PainChoice): boolean {
  if (zone === null) return chosen === place.key
  return mark.zone === zone.zone || mark.spread.includes(zone.zone)
}

function matchesIn(
  place: LocationSummary,
  zones: readonly Zone[],
  fits: (name: readonly string[]) => boolean,
): Match[] {
  const spots = (zones.length > 0 ? zones : zonesOfPlace(place.key)).filter(({ label }) =>
    fits(nameWords(label)),
  )
  const whole: Match[] = fits(nameWords(place.name)) ? [{ place, zone: null }] : []
  return [...whole, ...spots.map((zone) => ({ place, zone }))]
}

/** A spot together with its own place means the spot. */
function onlyOne(fitting: readonly Match[]): Match | null {
  const [last, ...before] = fitting.toReversed()
  const sameSpot = before.every(({ place, zone }) => zone === null && place === last?.place)
  return last && sameSpot ? last : null
}

function isWhole(name: readonly string[], words: readonly string[]): boolean {
  return name.join(' ') === words.join(' ')
}

function holdsInOrder(name: readonly string[], words: readonly string[]): boolean {
  return ` ${name.join(' ')} `.includes(` ${words.join(' ')} `)
}

function holdsEach(name: readonly string[], words: readonly string[]): boolean {
  const text = ` ${name.join(' ')} `
  return words.every((word) => text.includes(` ${word} `))
}

/** The last word may still be half typed. */
function holdsStart(name: readonly string[], words: readonly string[]): boolean {
  return ` ${name.join(' ')}`.includes(` ${words.join(' ')}`)
}
