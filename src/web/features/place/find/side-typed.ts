import type { Key } from '#engine'
import type { Side } from '#web/domain/consultation/pain-mark.ts'
import type { FoundPlace } from './find-places.ts'

/**
 * The side that is typed with the name of a place: that of all its spots that fit, as in any language; for a place without
 * spots by the English word. Undefined where none or both are meant.
 */
export function sideTyped(typed: string, found: readonly FoundPlace[], place: Key): Side | undefined {
  const zones = found.find((each) => each.place.key === place)?.zones ?? []
  const words = typed.toLowerCase().match(/\b(?:left|right)\b/g) ?? []
  const sides = new Set(zones.length > 0 ? zones.map(({ side }) => side) : (words as Side[]))
  const [side, ...others] = sides
  return side === 'middle' || others.length > 0 ? undefined : side
}
