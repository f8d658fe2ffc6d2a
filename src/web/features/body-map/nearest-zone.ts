/** A finger is broad, and beside the body it often comes down just next to what it means. */
const RINGS_PX = [4, 8, 12]
const DIRECTIONS = 8

/** The key of the zone that is drawn nearest to a point of the screen where there is none; null when none is near. */
export function nearestZone(x: number, y: number): string | null {
  const [nearest = null] = zonesAround(x, y)
  return nearest
}

/** Whether a finger that came down here may have meant another zone as well. */
export function isCloseCall(x: number, y: number): boolean {
  return new Set(zonesAround(x, y)).size > 1
}

/** The zones that are drawn around a point of the screen, the nearest first. */
function* zonesAround(x: number, y: number): Generator<string> {
  for (const radius of RINGS_PX) {
    for (let at = 0; at < DIRECTIONS; at += 1) {
      const angle = (2 * Math.PI * at) / DIRECTIONS
      const near = document.elementFromPoint(x + radius * Math.cos(angle), y + radius * Math.sin(angle))
      const zone = near instanceof SVGElement ? near.dataset['zone'] : undefined
      if (zone !== undefined) yield zone
    }
  }
}
