import type { Assessment } from '#engine'
import type { LocationKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { helpWords } from '#web/domain/words/help-words.ts'
import { urgencyMessages } from '#web/domain/words/urgency-words.ts'
import { soonerFor } from './urgency-points.ts'

/** What must not wait as long as the urgency says, in words. Null at an emergency: there is no sooner than now. */
export function safetyNet(
  assessment: Pick<Assessment, 'triage' | 'watchFor' | 'urgencyReasons' | 'present'>,
  knowledge: LocationKnowledge,
): string | null {
  const { triage, watchFor, present } = assessment
  const { level } = triage
  if (level === 'emergency') return null
  const sooner = watchFor.flatMap((key) => {
    const condition = knowledge.conditions.get(key)
    // A sign that was reported is in the box already, with how soon.
    return condition ? helpWords(condition, present, knowledge.findings).ahead.join(' ') : []
  })
  // What has to be seen today may be an emergency by tonight.
  const first = level === 'urgent' ? [urgencyMessages.soonerToday] : []
  return (
    [...new Set([...first, ...soonerFor(assessment, knowledge), ...sooner])].join(' ') ||
    urgencyMessages.levelFallback
  )
}
