import { zonesOfPlace, type Zone } from '#web/body-map/zones.ts'
import type { Marking } from '../pain-choice.ts'
import type { FoundPlace } from './find-places.ts'

/** The spots that can be marked as those it spreads to: the ones found by themselves or all of the place, but not the main one. */
export function spotsToSpread({ place, zones }: FoundPlace, main: string | null): readonly Zone[] {
  return (zones.length > 0 ? zones : zonesOfPlace(place.key)).filter(({ zone }) => zone !== main)
}

/** How many choices the list offers for what was found: each place as a whole is one too, but pain spreads to spots only. */
export function countOffered(
  found: readonly FoundPlace[],
  marking: Marking,
  main: string | null,
): { spots: number; places: number } {
  const spots = found.map((each) => (marking === 'spread' ? spotsToSpread(each, main) : each.zones).length)
  return {
    spots: spots.reduce((sum, each) => sum + each, 0),
    places: marking === 'spread' ? 0 : found.length,
  }
}
