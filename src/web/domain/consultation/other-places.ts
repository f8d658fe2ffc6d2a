import { ALSO_HURTS, alsoFinding, type Answers, type Key } from '#engine'
import { zoneOf } from '#web/domain/body/zones.ts'
import { isCovered } from '#web/domain/knowledge/locations.ts'
import type { Consultation } from './consultation.ts'

/** The answers as the engine wants them; where else it hurts is one of them. */
export function answersOf(consultation: Consultation): Answers {
  const elsewhere = otherPlacesOf(consultation)
  return {
    ...Object.fromEntries(consultation.steps),
    ...(elsewhere.length > 0 && { [ALSO_HURTS]: elsewhere.map(alsoFinding) }),
  }
}

/** The other places that hurt as well, in the order of choosing. */
export function otherPlacesOf({ painLocation, mark }: Pick<Consultation, 'painLocation' | 'mark'>): Key[] {
  const places = mark.also.map((key) => zoneOf(key)?.location ?? key)
  return [...new Set(places)].filter((place) => place !== painLocation?.key && isCovered(place))
}
