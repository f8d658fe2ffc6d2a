import type { Assessment } from '#engine'
import type { LocationKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { daysIn, hoursIn, soonerIn, timeWords, usualDaysIn, withoutTimes } from '#web/domain/words/times.ts'
import { urgencyMessages } from '#web/domain/words/urgency-words.ts'

/** One reason for the urgency, with what to do about it. */
export interface UrgencyPoint {
  key: string
  do: string
  where: string | null
  because: string | null
}

/** What to do, how soon once for all of it, and what must be sooner. */
export interface UrgencyAdvice {
  points: readonly UrgencyPoint[]
  /** The soonest time that applies, in words; null where the level says it: now, today, or none. */
  howSoon: string | null
  sooner: readonly string[]
}

interface TimedPoint extends UrgencyPoint {
  howFast: string | null
}

/** What to do about something the person was not sure about, at the level that this alone asks for. */
function unsurePoint(level: 'urgent' | 'routine', question: string): TimedPoint {
  return {
    key: 'unsure',
    do: urgencyMessages.unsureDo[level],
    where: null,
    howFast: urgencyMessages.unsureHowFast[level],
    because: urgencyMessages.unsureBecause(question),
  }
}

/**
 * What to do about each reason for the urgency, every urgent danger sign too: nothing but an emergency is worse. Reasons name
 * different times; the soonest holds for all and is said once.
 */
export function urgencyAdvice(
  { triage: { level }, urgencyReasons }: Pick<Assessment, 'triage' | 'urgencyReasons'>,
  knowledge: LocationKnowledge,
): UrgencyAdvice {
  const timed = timedPoints(urgencyReasons, knowledge)
  const days = timed.flatMap((point) => daysIn(point.howFast ?? '') ?? usualDaysIn(point.do) ?? [])
  const hasOwnTimes = level === 'self_care' || level === 'emergency'
  const points = timed.map(({ key, do: advice, where, because }) => ({
    key,
    do: hasOwnTimes ? advice : withoutTimes(advice),
    where,
    because,
  }))
  return {
    points: whereOnce(adviceOnce(points)),
    howSoon:
      level === 'routine'
        ? timeWords(Math.min(...days, DAYS_AT_MOST))
        : level === 'urgent'
          ? soonestToday(timed)
          : null,
    sooner: [...new Set(timed.flatMap(({ howFast }) => soonerIn(howFast ?? '') ?? []))],
  }
}

function soonestToday(timed: readonly TimedPoint[]): string | null {
  const hours = new Set(timed.map(({ howFast }) => hoursIn(howFast ?? '')))
  return (['Now', 'Today, within hours'] as const).find((words) => hours.has(words)) ?? null
}

/** Where no reason names a time. */
const DAYS_AT_MOST = 42

function timedPoints(
  urgencyReasons: Assessment['urgencyReasons'],
  knowledge: LocationKnowledge,
): TimedPoint[] {
  return urgencyReasons.flatMap((reason): TimedPoint[] => {
    if (reason.kind === 'red_flag') {
      const rule = knowledge.redFlags.get(reason.rule)
      if (!rule) return []
      const { key, do: advice, where, howFast, title, because } = rule
      return [{ key, do: advice, where, howFast, because: `${title}. ${because}` }]
    }
    if (reason.kind === 'unsure') {
      const step = knowledge.steps.get(reason.step)
      return step ? [unsurePoint(reason.level, step.question)] : []
    }
    const condition = knowledge.conditions.get(reason.condition)
    if (!condition) return []
    const because = reason.kind === 'danger' ? urgencyMessages.dangerBecause(condition.name) : null
    // Possible but not likely: what the condition says itself would send the person away at once.
    const advice =
      reason.kind === 'danger' && reason.isOnlyPossible
        ? urgencyMessages.dangerPossibleDo[reason.level]
        : condition.see
    return [{ key: reason.condition, do: advice, where: null, howFast: null, because }]
  })
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
