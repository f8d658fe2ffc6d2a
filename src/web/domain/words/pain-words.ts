import { text } from '#web/language/text.ts'
import { zoneName, zoneOf } from '#web/domain/body/zones.ts'
import type { PainMark } from '#web/domain/consultation/pain-mark.ts'
import { nameOfPlace } from '#web/domain/knowledge/place-names.ts'

export const painMessages = {
  within: text('{place}: {spot}'),
  /** Of a place chosen as a whole: "left side" could be that of one knee. */
  onSide: { left: text('{place}, on the left'), right: text('{place}, on the right') },
  ofTen: text('{strength} of 10'),
  where: 'Where it hurts most',
  spread: 'Spreads to',
  also: 'Hurts too',
  strength: 'Strength now',
}

/** The place with the exact spot, as "Elbow: outer side of the left elbow", or its side; the place alone where none was chosen. */
export function placeWords(place: string, { zone, side }: PainMark): string {
  const spot = zoneOf(zone)?.label
  if (spot) return painMessages.within({ place, spot })
  return side ? painMessages.onSide[side]({ place }) : place
}

/** The spots it spreads to, in the order of choosing; null when there are none. */
export function spreadWords({ spread }: PainMark): string | null {
  const names = spread.flatMap((key) => zoneOf(key) ?? []).map(zoneName)
  return names.length > 0 ? names.join('; ') : null
}

/** Where else it hurts, in the order of choosing; null when nowhere. */
export function alsoWords({ also }: PainMark): string | null {
  const names = also.flatMap((key) => {
    const zone = zoneOf(key)
    return zone ? zoneName(zone) : (nameOfPlace(key) ?? [])
  })
  return names.length > 0 ? names.join('; ') : null
}

/** "7 of 10"; null when it was left open. */
export function strengthWords({ strength }: PainMark): string | null {
  return strength === null ? null : painMessages.ofTen({ strength })
}
