import { resultMessages } from '#web/result/messages.ts'
import { urgencyPoints } from '#web/result/urgency-points.ts'
import type { ConsultationFacts } from './facts.ts'
import { doctorMessages } from './messages.ts'

/**
 * What must not wait until the appointment, as the result says it: the paper goes home. Where the urgency comes of a rule
 * alone, what the best match says stands in. Null at an emergency: there is no sooner than now.
 */
export function safetyNet({
  urgency,
  session,
  causes,
}: Pick<ConsultationFacts, 'urgency' | 'session' | 'causes'>): string | null {
  const { level } = urgency
  if (level === 'emergency') return null
  const sooner = urgencyPoints(urgency, session.place).flatMap((point) => point.sooner ?? [])
  // What has to be seen today may be an emergency by tonight.
  if (level === 'urgent') return [doctorMessages.soonerToday, ...sooner].join(' ')
  const ofBest = causes[0]?.condition.getHelp ?? [resultMessages.levelFallback]
  return (sooner.length > 0 ? sooner : ofBest).join(' ')
}
