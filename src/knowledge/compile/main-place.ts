import { priorOf } from '../content/values.ts'
import type { ConditionSource } from '../schema/condition.ts'

/** Where most people with it hurt: as it says, or else the place of whose pain it makes most. */
export function mainPlaceOf({ main_place: named, locations }: ConditionSource): string {
  const places = Object.entries(locations).toSorted(([, a], [, b]) => priorOf(b.prior) - priorOf(a.prior))
  return named ?? places[0]![0]
}
