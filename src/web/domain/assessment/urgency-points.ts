import type { Assessment, UrgencyReason } from '#engine'
import type { LocationKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { howSoonWords, urgencyMessages } from '#web/domain/words/urgency-words.ts'
import { sentenceOf } from '#web/ui/words.ts'

/** One reason for the urgency, with what to do about it. */
export interface UrgencyPoint {
  key: string
  do: string
  where: string | null
  because: string | null
}

/** What to do, and how soon once for all of it. */
export interface UrgencyAdvice {
  points: readonly UrgencyPoint[]
  /** The soonest time that applies, in words; null where the level says it: now, today, or none. */
  howSoon: string | null
}

/** What to do about each reason for the urgency: how soon stands once beside them, so no advice repeats it. */
export function urgencyAdvice(
  {
    triage: { level },
    urgencyReasons,
    withinHours,
  }: Pick<Assessment, 'triage' | 'urgencyReasons' | 'withinHours'>,
  knowledge: LocationKnowledge,
): UrgencyAdvice {
  const points = urgencyReasons.flatMap((reason) => pointOf(reason, withinHours !== null, knowledge) ?? [])
  return {
    points: whereOnce(adviceOnce(points)),
    howSoon: howSoonWords(level, withinHours),
  }
}

/** What of the reasons must be sooner, under conditions that they name. */
export function soonerFor(
  { urgencyReasons }: Pick<Assessment, 'urgencyReasons'>,
  knowledge: LocationKnowledge,
): string[] {
  return urgencyReasons.flatMap(
    (reason) => (reason.kind === 'red_flag' && knowledge.redFlags.get(reason.rule)?.sooner) || [],
  )
}

function pointOf(
  reason: UrgencyReason,
  isTimeSaid: boolean,
  knowledge: LocationKnowledge,
): UrgencyPoint | null {
  if (reason.kind === 'red_flag') {
    const rule = knowledge.redFlags.get(reason.rule)
    if (!rule) return null
    const { key, where, title, because } = rule
    return {
      key,
      do: (isTimeSaid && rule.doUntimed) || rule.do,
      where,
      because: `${sentenceOf(title)} ${because}`,
    }
  }
  if (reason.kind === 'unsure') {
    const step = knowledge.steps.get(reason.step)
    if (!step) return null
    const say = reason.level === 'urgent' ? urgencyMessages.unsureBecause : urgencyMessages.unsureMildly
    const because = say({ question: step.question })
    return { key: 'unsure', do: urgencyMessages.unsureDo[reason.level], where: null, because }
  }
  const condition = knowledge.conditions.get(reason.condition)
  if (!condition) return null
  const { key, name, see, seeUntimed } = condition
  const because = reason.kind === 'danger' ? urgencyMessages.dangerBecause({ name }) : null
  // Possible but not likely: what the condition says itself would send the person away at once.
  const advice = reason.isOnlyPossible ? urgencyMessages.dangerPossibleDo : (isTimeSaid && seeUntimed) || see
  return { key, do: advice, where: null, because }
}

/** The same advice once, with all the reasons for it: the leading cause may also be a dangerous one. */
function adviceOnce(points: readonly UrgencyPoint[]): UrgencyPoint[] {
  const byAdvice = new Map<string, UrgencyPoint>()
  for (const point of points) {
    const same = byAdvice.get(point.do)
    const because = [...new Set([same?.because, point.because])].filter(Boolean).join(' ') || null
    byAdvice.set(point.do, { ...(same ?? point), because })
  }
  return [...byAdvice.values()]
}

/** Where only when it differs from what a reason before says: nobody reads the same line three times. */
function whereOnce(points: readonly UrgencyPoint[]): UrgencyPoint[] {
  return points.map((point, at) => {
    const isSaid = points.slice(0, at).some(({ where }) => where === point.where)
    return { ...point, where: isSaid ? null : point.where }
  })
}
