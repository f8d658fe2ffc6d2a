import { zoneName, zonesOfPlace } from '#web/body-map/zones.ts'
import type { Marking } from '../pain-choice.ts'
import type { Match } from './best-match.ts'
import type { FoundPlace } from './find-places.ts'

/** A spot, or a place as a whole, that can be chosen for what is typed. */
export type Option = Match

/**
 * What can be chosen for what was found, the spots of a place before it. The one thing that is meant stands first, and if that
 * is a place its spots follow it. Pain spreads to spots alone, and not to the one where it hurts most.
 */
export function optionsFor(
  found: readonly FoundPlace[],
  match: Match | null,
  marking: Marking,
  main: string | null,
): readonly Option[] {
  const ofMatch = match ? [match, ...(match.zone ? [] : spotsOf(match))] : []
  const all = found.flatMap((each) => [
    ...each.zones.map((zone) => ({ place: each.place, zone })),
    ...(marking === 'spread' && each.zones.length === 0 ? spotsOf(each) : []),
    { place: each.place, zone: null },
  ])
  const byKey = new Map([...ofMatch, ...all].map((option) => [optionKey(option), option]))
  const options = [...byKey.values()]
  return marking === 'main' ? options : options.filter(({ zone }) => zone && zone.zone !== main)
}

/** What tells an option from all others. */
export function optionKey({ place, zone }: Option): string {
  return zone?.zone ?? place.key
}

export function optionName({ place, zone }: Option): string {
  return zone ? zoneName(zone) : place.name
}

/** A single spot is the place itself. */
function spotsOf({ place }: Pick<Option, 'place'>): readonly Option[] {
  const zones = zonesOfPlace(place.key)
  return zones.length > 1 ? zones.map((zone) => ({ place, zone })) : []
}

/** How many spots and how many whole places there are to choose from. */
export function countOptions(options: readonly Option[]): { spots: number; places: number } {
  const spots = options.filter(({ zone }) => zone !== null).length
  return { spots, places: options.length - spots }
}
