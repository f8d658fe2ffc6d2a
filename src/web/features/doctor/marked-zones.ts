import type { PainMark } from '#web/domain/consultation/pain-mark.ts'
import { WHOLE_VIEWS, zoneOf, ZONES, type Zone } from '#web/domain/body/zones.ts'

/**
 * Which zones to mark on the whole body. Fine zones that are drawn only in close-ups stand for the zones of their place
 * on the same side of the body.
 */
export function markedZones(
  place: string,
  mark: PainMark,
): { main: ReadonlySet<string>; spread: ReadonlySet<string>; also: ReadonlySet<string> } {
  const chosen = zoneOf(mark.zone)
  const main = new Set(chosen ? onWholeBody(chosen) : zonesOf(place, mark.side))
  const spread = new Set(mark.spread.flatMap((key) => onWholeBody(zoneOf(key))))
  const also = new Set(
    mark.also.flatMap((key) => {
      const zone = zoneOf(key)
      return zone ? onWholeBody(zone) : zonesOf(key)
    }),
  )
  for (const key of main) for (const others of [spread, also]) others.delete(key)
  return { main, spread, also }
}

/** Of a place, or of one side of it where it has any zone there. */
function zonesOf(place: string, own?: PainMark['side']): string[] {
  const all = ZONES.filter(({ location }) => location === place)
  const ofSide = all.filter(({ side }) => side === own)
  return keysOf(ofSide.length > 0 ? ofSide : all)
}

function onWholeBody(zone: Zone | undefined): string[] {
  if (!zone) return []
  if (isOnWholeBody(zone)) return [zone.zone]
  const near = ZONES.filter((other) => other.location === zone.location && isOnWholeBody(other))
  const sameSide = near.filter(({ side }) => side === zone.side)
  return keysOf(sameSide.length > 0 ? sameSide : near)
}

function isOnWholeBody({ views }: Zone): boolean {
  return WHOLE_VIEWS.some((view) => views.includes(view))
}

function keysOf(zones: readonly Zone[]): string[] {
  return zones.map(({ zone }) => zone)
}
