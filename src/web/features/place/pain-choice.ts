import type { Key } from '#engine'
import { NO_MARK, type Marking, type PainMark, type Side } from '#web/domain/consultation/pain-mark.ts'
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
  /** The spot, or else the main place, that the latest choice took the place of; null where it did not. */
  replaced: Key | null
  /** What undo leads back to, the latest last. */
  past: readonly PainChoice[]
  /** What was chosen last, so that the body can turn to it; null when there is nothing to turn to. */
  latest: { zone: Key | null; place: Key | null } | null
}

export type PainAction =
  /** With the side that was typed. */
  | { kind: 'place'; place: Key; side?: Side | undefined }
  | { kind: 'zone'; zone: Key; place: Key }
  | { kind: 'strength'; strength: number | null }
  | { kind: 'marking'; marking: Marking }
  /** The place that was replaced hurts as well. */
  | { kind: 'keep_both' }
  | { kind: 'undo' }

export function startChoosing(place: Key | null, mark: PainMark = NO_MARK): PainChoosing {
  return {
    now: { place, mark },
    marking: 'main',
    replaced: null,
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
      return {
        ...choosing,
        now: choosing.past.at(-1) ?? now,
        past: choosing.past.slice(0, -1),
        replaced: null,
      }
    case 'strength':
      return to(choosing, { ...now, mark: { ...now.mark, strength: action.strength } }, choosing.latest)
    case 'keep_both':
      return choosing.replaced === null ? choosing : withToggled(choosing, 'also', choosing.replaced, null)
    case 'place':
      return choosing.marking === 'also' && now.place !== null
        ? action.place === now.place
          ? choosing
          : withToggled(choosing, 'also', action.place, { zone: null, place: action.place })
        : withMain(choosing, { zone: null, place: action.place, side: action.side })
    case 'zone':
      // Without a main place there is nothing that could spread, or hurt as well.
      return choosing.marking !== 'main' && now.place !== null
        ? action.zone === now.mark.zone
          ? choosing
          : withToggled(choosing, choosing.marking, action.zone, action)
        : withMain(choosing, { zone: action.zone, place: action.place })
    default:
      return action satisfies never
  }
}

/** Another place is another pain: how strong it was elsewhere, and where it spread to from there, says nothing of it. */
function withMain(
  choosing: PainChoosing,
  { zone, place, side }: { zone: Key | null; place: Key; side?: Side | undefined },
): PainChoosing {
  const { now } = choosing
  const isSamePlace = now.place === null || now.place === place
  const { strength, spread } = isSamePlace ? now.mark : NO_MARK
  const others = (keys: readonly Key[]) => keys.filter((each) => each !== zone && each !== place)
  const mark = { strength, zone, ...(side && { side }), spread: others(spread), also: others(now.mark.also) }
  return {
    ...to(choosing, { place, mark }, { zone, place }),
    replaced: replacedBy(now, { zone, place }),
  }
}

/** To name the spot of a place, or to leave it open, takes the place of nothing. */
function replacedBy({ place: before, mark }: PainChoice, { zone, place }: { zone: Key | null; place: Key }) {
  if (before !== place) return mark.zone ?? before
  return zone === null || zone === mark.zone ? null : mark.zone
}

/** Marks a spot as one of those, or takes it back; a spot is one thing only. */
function withToggled(
  choosing: PainChoosing,
  marking: 'spread' | 'also',
  key: Key,
  latest: PainChoosing['latest'],
): PainChoosing {
  const { now } = choosing
  const without = (keys: readonly Key[]) => keys.filter((each) => each !== key)
  const { spread, also } = now.mark
  const isMarked = now.mark[marking].includes(key)
  const mark = { ...now.mark, spread: without(spread), also: without(also) }
  if (!isMarked) mark[marking] = [...mark[marking], key]
  const chosen = to(choosing, { ...now, mark }, isMarked || latest === null ? choosing.latest : latest)
  return { ...chosen, replaced: null }
}

function to(choosing: PainChoosing, now: PainChoice, latest: PainChoosing['latest']): PainChoosing {
  if (JSON.stringify(now) === JSON.stringify(choosing.now)) return choosing
  return { ...choosing, now, past: [...choosing.past, choosing.now], latest: latest && { ...latest } }
}

/** Whether it is chosen already, as the main place, as one it spreads to or as one that hurts too. */
export function isChosen({ place, zone }: Match, { place: chosen, mark }: PainChoice): boolean {
  const key = zone?.zone ?? place.key
  if (mark.spread.includes(key) || mark.also.includes(key)) return true
  return zone === null ? chosen === place.key : mark.zone === zone.zone
}
