import type { Assessment } from '#engine'
import type { LocationKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { urgencyMessages } from '#web/domain/words/urgency-words.ts'
import { soonerFor } from './urgency-points.ts'

/** What must not wait as long as the urgency says, in words. Null at an emergency: there is no sooner than now. */
export function safetyNet(
  assessment: Pick<Assessment, 'triage' | 'watchFor' | 'urgencyReasons'>,
  knowledge: LocationKnowledge,
): string | null {
  const { triage, watchFor } = assessment
  const { level } = triage
  if (level === 'emergency') return null
  const sooner = watchFor.map((key) => knowledge.conditions.get(key)?.getHelp.join(' ') ?? '')
  // What has to be seen today may be an emergency by tonight.
  const first = level === 'urgent' ? [urgencyMessages.soonerToday] : []
  return (
    [...new Set([...first, ...soonerFor(assessment, knowledge), ...sooner])].join(' ') ||
    urgencyMessages.levelFallback
  )
}
