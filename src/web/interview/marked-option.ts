import type { Key } from '#engine'
import type { BundleStep } from '#knowledge/bundle'
import type { Zone } from '#web/body-map/zones.ts'

type MarkedZone = Pick<Zone, 'zone' | 'side'>

/** The option that the spot marked on the body stands for, on whichever side, if it is one of those offered. */
export function markedOption(
  step: BundleStep,
  options: readonly Key[],
  { zone, side }: MarkedZone,
): Key | null {
  const spot = side === 'middle' ? zone : zone.slice(`${side}_`.length)
  const option = step.marked?.[spot]
  return option !== undefined && options.includes(option) ? option : null
}
