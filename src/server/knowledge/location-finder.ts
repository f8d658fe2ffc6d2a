import type { LocationSummary } from '#knowledge/bundle/bundle'
import { AppError } from '../errors/app-error.ts'

/** Finds a location by key or numeric id, and what is held for it. */
export function createLocationFinder<Held>(
  locations: readonly LocationSummary[],
  held: ReadonlyMap<string, Held>,
) {
  const byName = new Map(
    locations.flatMap((location) => [
      [location.key, location],
      [String(location.id), location],
    ]),
  )
  /** Throws `unknown_location`, or `location_not_covered` when nothing is held for it yet. */
  return (keyOrId: string): Held => {
    const location = byName.get(keyOrId)
    if (!location) {
      throw new AppError('unknown_location', {
        explanation: 'There is no pain location of that name. /knowledge/locations.json lists them.',
      })
    }
    const found = held.get(location.key)
    if (!found) {
      throw new AppError('location_not_covered', {
        explanation: `"${location.name}" is not covered yet: we have nothing to say about it so far.`,
      })
    }
    return found
  }
}
