import type { Key } from '#engine'
import { zoneOf } from '#web/domain/body/zones.ts'
import { EMPTY_CONSULTATION, type Consultation } from '#web/domain/consultation/consultation.ts'
import { NO_MARK } from '#web/domain/consultation/pain-mark.ts'
import { placeNamed } from '#web/domain/knowledge/place-names.ts'

/** A consultation of the same person at another of the places that hurt, at its spot if one was marked. */
export function startedAt(place: Key, { who, sex, ageBand, weightKg, mark }: Consultation): Consultation {
  const zone = mark.also.find((key) => zoneOf(key)?.location === place) ?? null
  const location = placeNamed(place)
  return {
    ...EMPTY_CONSULTATION,
    who,
    sex,
    ageBand,
    weightKg,
    ...(location && { painLocation: { id: location.id, key: place }, mark: { ...NO_MARK, zone } }),
  }
}
