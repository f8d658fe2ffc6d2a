import type { Triage } from '#engine'
import type { BundleCondition } from '#knowledge/bundle'
import type { LocationKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { urgencyMessages } from '#web/domain/words/urgency-words.ts'
import { urgencyPoints } from './urgency-points.ts'

/**
 * What must not wait as long as the urgency says. Where that comes of a rule alone, what the best match says stands in. Null
 * at an emergency: there is no sooner than now.
 */
export function safetyNet(
  urgency: Triage,
  knowledge: LocationKnowledge,
  best: Pick<BundleCondition, 'getHelp'> | undefined,
): string | null {
  if (urgency.level === 'emergency') return null
  const sooner = urgencyPoints(urgency, knowledge).flatMap((point) => point.sooner ?? [])
  // What has to be seen today may be an emergency by tonight.
  if (urgency.level === 'urgent') return [urgencyMessages.soonerToday, ...sooner].join(' ')
  const ofBest = best?.getHelp ?? [urgencyMessages.levelFallback]
  return (sooner.length > 0 ? sooner : ofBest).join(' ')
}
