import type { Assessment } from '#engine'
import type { LocationKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { urgencyMessages } from '#web/domain/words/urgency-words.ts'

/** One reason for the urgency, with what to do about it. */
export interface UrgencyPoint {
  key: string
  do: string
  where: string | null
  howFast: string | null
  because: string | null
}

/** What to do about something the person was not sure about, at the level that this alone asks for. */
function unsurePoint(level: 'urgent' | 'routine', question: string): UrgencyPoint {
  return {
    key: 'unsure',
    do: urgencyMessages.unsureDo[level],
    where: null,
    howFast: null,
    because: urgencyMessages.unsureBecause(question),
  }
}

/** What to do about each reason for the urgency, every urgent danger sign too: nothing but an emergency is worse. */
export function urgencyPoints(
  { urgencyReasons }: Pick<Assessment, 'urgencyReasons'>,
  knowledge: LocationKnowledge,
): UrgencyPoint[] {
  const points = urgencyReasons.flatMap((reason): UrgencyPoint[] => {
    if (reason.kind === 'red_flag') {
      const rule = knowledge.redFlags.get(reason.rule)
      return rule ? [{ ...rule, because: `${rule.title}. ${rule.because}` }] : []
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
  return factsOnce(adviceOnce(points))
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

/** Where and how soon only when they differ from what a reason before says: nobody reads the same line three times. */
function factsOnce(points: readonly UrgencyPoint[]): UrgencyPoint[] {
  return points.map((point, at) => {
    const before = points.slice(0, at)
    const unlessSaid = (fact: 'where' | 'howFast') =>
      before.some((each) => each[fact] === point[fact]) ? null : point[fact]
    return { ...point, where: unlessSaid('where'), howFast: unlessSaid('howFast') }
  })
}
