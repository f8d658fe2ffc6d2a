import type { Triage } from '#engine'
import type { Place } from '#web/knowledge/place-cache.ts'
import { resultMessages } from './messages.ts'

/** One reason for the urgency, with what to do about it. */
export interface UrgencyPoint {
  key: string
  title: string | null
  do: string
  where: string | null
  howFast: string | null
  because: string | null
}

const UNSURE: UrgencyPoint = {
  key: 'unsure',
  title: resultMessages.unsureTitle,
  do: resultMessages.unsureDo,
  where: null,
  howFast: null,
  because: null,
}

/** Every reason of the level itself, so every urgent danger sign too: nothing but an emergency is worse. */
export function urgencyPoints({ level, reasons }: Triage, place: Place): UrgencyPoint[] {
  const points = reasons
    .filter((reason) => reason.level === level)
    .flatMap((reason): UrgencyPoint[] => {
      if (reason.kind === 'red_flag') {
        const rule = place.redFlags.get(reason.rule)
        return rule ? [{ ...rule }] : []
      }
      if (reason.kind === 'unsure') return [UNSURE]
      const condition = place.conditions.get(reason.condition)
      if (!condition) return []
      const title = reason.kind === 'danger' ? resultMessages.dangerTitle(condition.name) : null
      // An emergency that is possible but not likely: what it says itself would send the person away at once.
      const isOnlyPossible = reason.kind === 'danger' && reason.level !== condition.danger?.level
      const advice = isOnlyPossible ? resultMessages.dangerTodayDo : condition.see
      return [{ key: reason.condition, title, do: advice, where: null, howFast: null, because: null }]
    })
  // The leading cause may also be a dangerous one: its words once, not twice.
  return points.filter(({ do: words }, at) => points.findIndex((each) => each.do === words) === at)
}
