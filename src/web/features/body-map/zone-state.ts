import type { Zone } from '#web/domain/body/zones.ts'

/** What is chosen, as the picture shows it. */
export interface Chosen {
  place: string | null
  zone: string | null
  spread: readonly string[]
  /** Zones and whole places. */
  also: readonly string[]
}

export type ZoneState = 'main' | 'spread' | 'also' | 'place' | 'none'

/** Whether a zone is the main one, one the pain spreads to, one that hurts too, or in a place of which no zone was chosen. */
export function zoneState({ zone, location }: Zone, chosen: Chosen): ZoneState {
  if (zone === chosen.zone) return 'main'
  if (chosen.spread.includes(zone)) return 'spread'
  if (chosen.also.includes(zone) || chosen.also.includes(location)) return 'also'
  return location === chosen.place && chosen.zone === null ? 'place' : 'none'
}

/** The zone the arrow keys start from: the last one used, the main one, one of the place, or the first shown. */
export function startZone(
  shown: readonly Zone[],
  lastUsed: string | null,
  chosen: Chosen,
): string | undefined {
  const has = (key: string | null) => shown.some(({ zone }) => zone === key)
  if (lastUsed !== null && has(lastUsed)) return lastUsed
  if (chosen.zone !== null && has(chosen.zone)) return chosen.zone
  return (shown.find(({ location }) => location === chosen.place) ?? shown[0])?.zone
}
