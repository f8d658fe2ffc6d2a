import type { Problem } from '../content/problem.ts'
import type { Content } from '../content/read-content.ts'
import { problemAt } from './problem-at.ts'

/** A spot of the body map, as far as content matters to it. */
export interface MapZone {
  zone: string
  location: string
}

/** Every spot that can be pointed at leads to a place, every place has knowledge, and what spots answer is asked there. */
export function checkZones({ locations, conditions, steps }: Content, zones: readonly MapZone[]): Problem[] {
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
        fix: 'add the place, or correct the body map',
      })),
    ...locations
      .filter(({ value }) => !covered.has(value.key))
      .map(({ value, lineOf }) => ({
        file,
        line: lineOf([]),
        what: `${value.key} has no conditions, so nobody with pain there is helped`,
        fix: 'write its conditions',
      })),
    ...steps.flatMap((entry) => {
      const { key, kind, options, marked = {}, spread_marked: spread = {}, only_at: places } = entry.value
      const isAsked = ({ location }: MapZone) => places === undefined || places.includes(location)
      const wrong = Object.entries(marked)
        .filter(
          ([spot, option]) =>
            kind !== 'single' ||
            !options.includes(option) ||
            !zones.some((zone) => withoutSide(zone.zone) === spot && isAsked(zone)),
        )
        .map(([spot]) =>
          problemAt(
            entry,
            ['marked', spot],
            `${spot} cannot answer ${key}`,
            'name a spot of a place where it is asked, without left_ or right_, and one option of a single step',
          ),
        )
      const wrongSpread = Object.entries(spread)
        .filter(([name, option]) => !options.includes(option) || !zones.some((zone) => goesBy(zone, name)))
        .map(([name]) =>
          problemAt(
            entry,
            ['spread_marked', name],
            `pain that spreads to ${name} cannot answer ${key}`,
            'name a spot or a place of the body map and an option of the step',
          ),
        )
      return [...wrong, ...wrongSpread]
    }),
  ]
}

/** Whether a spot is meant by its own name or its place's, with or without its side. */
function goesBy({ zone, location }: MapZone, name: string): boolean {
  const side = /^(left|right)_/.exec(zone)?.[0] ?? ''
  return [zone, withoutSide(zone), location, side + location].includes(name)
}

/** Questions speak of "the elbow", whichever it is. */
function withoutSide(zone: string): string {
  return zone.replace(/^(left|right)_/, '')
}
