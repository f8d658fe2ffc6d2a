import type { Key } from '#engine'
import { NO_MARK, type Marking, type PainMark } from '#web/domain/consultation/pain-mark.ts'
import type { Match } from './find/best-match.ts'

/** What is chosen on the page but not sent yet. */
export interface PainChoice {
  /** Key of the main place; null while there is none. */
  place: Key | null
  mark: PainMark
}

export interface PainChoosing {
  now: PainChoice
  marking: Marking
  /** What undo leads back to, the latest last. */
  past: readonly PainChoice[]
  /** What was chosen last, so that the body can turn to it; null when there is nothing to turn to. */
  latest: { zone: Key | null; place: Key | null } | null
}

export type PainAction =
  | { kind: 'place'; place: Key }
  | { kind: 'zone'; zone: Key; place: Key }
  | { kind: 'strength'; strength: number | null }
  | { kind: 'marking'; marking: Marking }
  | { kind: 'undo' }

export function startChoosing(place: Key | null, mark: PainMark = NO_MARK): PainChoosing {
  return {
    now: { place, mark },
    marking: 'main',
    past: [],
    latest: place === null ? null : { zone: mark.zone, place },
  }
}

export function choosePain(choosing: PainChoosing, action: PainAction): PainChoosing {
  const { now } = choosing
  switch (action.kind) {
    case 'marking':
      return { ...choosing, marking: action.marking }
    case 'undo':
      return { ...choosing, now: choosing.past.at(-1) ?? now, past: choosing.past.slice(0, -1) }
    case 'strength':
      return to(choosing, { ...now, mark: { ...now.mark, strength: action.strength } }, choosing.latest)
    case 'place':
      return to(choosing, withMain(choosing, { zone: null, place: action.place }), {
        zone: null,
        place: action.place,
      })
    case 'zone':
      // Without a main place there is nothing that could spread.
      return choosing.marking === 'spread' && now.place !== null
        ? withSpread(choosing, action)
        : to(choosing, withMain(choosing, action), action)
    default:
      return action satisfies never
  }
}

/** Another place is another pain: how strong it was elsewhere, and where it spread to from there, says nothing of it. */
function withMain({ now }: PainChoosing, { zone, place }: { zone: Key | null; place: Key }): PainChoice {
  const { strength, spread } = now.place === null || now.place === place ? now.mark : NO_MARK
  return { place, mark: { strength, zone, spread: spread.filter((each) => each !== zone) } }
}

function withSpread(choosing: PainChoosing, { zone, place }: { zone: Key; place: Key }): PainChoosing {
  const { now } = choosing
  if (zone === now.mark.zone) return choosing
  const isMarked = now.mark.spread.includes(zone)
  const spread = isMarked ? now.mark.spread.filter((each) => each !== zone) : [...now.mark.spread, zone]
  return to(choosing, { ...now, mark: { ...now.mark, spread } }, isMarked ? choosing.latest : { zone, place })
}

function to(choosing: PainChoosing, now: PainChoice, latest: PainChoosing['latest']): PainChoosing {
  if (JSON.stringify(now) === JSON.stringify(choosing.now)) return choosing
  return { ...choosing, now, past: [...choosing.past, choosing.now], latest: latest && { ...latest } }
}

/** Whether it is chosen already, as the main place or as one it spreads to. */
export function isChosen({ place, zone }: Match, { place: chosen, mark }: PainChoice): boolean {
  if (zone === null) return chosen === place.key
  return mark.zone === zone.zone || mark.spread.includes(zone.zone)
}
