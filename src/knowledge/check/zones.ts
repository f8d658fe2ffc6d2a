import type { Problem } from '../problem.ts'
import type { Content } from '../read-content.ts'

/** A spot of the body map, as far as content matters to it. */
export interface MapZone {
  zone: string
  location: string
}

/** Every spot that can be pointed at leads to a place, and every place has knowledge. */
export function checkZones({ locations, conditions }: Content, zones: readonly MapZone[]): Problem[] {
  const file = 'locations.yaml'
  const known = new Set(locations.map(({ value }) => value.key))
  const covered = new Set(conditions.flatMap(({ value }) => Object.keys(value.locations)))
  return [
    ...zones
      .filter(({ location }) => !known.has(location))
      .map(({ zone, location }) => ({
        file,
        line: 1,
        what: `the body map's ${zone} leads to ${location}, which is no place`,
        mend: 'add the place, or correct the body map',
      })),
    ...locations
      .filter(({ value }) => !covered.has(value.key))
      .map(({ value, lineOf }) => ({
        file,
        line: lineOf([]),
        what: `${value.key} has no conditions, so nobody with pain there is helped`,
        mend: 'write its conditions',
      })),
  ]
}
