import { SEVERITY, type TriageLevel } from '#engine'
import type { BundleCondition } from '#knowledge/bundle/bundle'
import { urgencyMessages } from './urgency-words.ts'

/**
 * Whom to see for a cause, on a result of some level. How soon stands once, in the box above: a cause says no other time, and
 * one that alone would need help sooner does not send anybody there.
 * @param seeSooner what is said of such a cause, with where its warning signs are
 */
export function seeWords(
  { see, seeUntimed = see, urgency }: Pick<BundleCondition, 'see' | 'seeUntimed' | 'urgency'>,
  level: TriageLevel,
  seeSooner: string = urgencyMessages.seeSooner,
): string {
  if (SEVERITY[urgency] > SEVERITY[level]) return seeSooner
  if (urgency === 'self_care') return level === 'self_care' ? see : urgencyMessages.seeHome
  return seeUntimed
}
