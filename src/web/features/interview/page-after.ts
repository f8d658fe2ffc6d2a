import type { Key } from '#engine'
import type { Session } from '#web/domain/consultation/session.ts'
import { FLOW } from '#web/domain/flow/flow.ts'
import { stepBefore } from './interview-view.ts'

/**
 * Where the answer to a step leads. At an emergency to what to do now; for somebody who goes on only where that can have
 * changed: after a new danger sign, or another answer to what made it an emergency.
 */
export function pageAfter(
  step: Key,
  before: Pick<Session, 'assessment'>,
  { assessment, consultation }: Pick<Session, 'assessment' | 'consultation'>,
): string {
  const { next, triage, wentOn } = assessment
  const ask = next.kind === 'ask' ? `${FLOW.steps}#${next.step}` : null
  if (triage.level !== 'emergency') return ask ?? FLOW.causes
  const isNews =
    !wentOn ||
    consultation.wentOnAfter?.includes(step) === true ||
    assessment.bringsDangerSign(before.assessment.triage)
  return isNews ? FLOW.steps : (ask ?? FLOW.steps)
}

/** Where Back leads from a question: to the one before, and from the first after an emergency to what to do. Null from the first. */
export function pageBefore(
  step: Key,
  { assessment, consultation }: Pick<Session, 'assessment' | 'consultation'>,
): string | null {
  const { steps, wentOnAfter } = consultation
  const before = stepBefore(step, steps)
  if (before === null) return null
  const isFirstAfter = assessment.wentOn && !wentOnAfter?.includes(step) && wentOnAfter?.includes(before)
  return isFirstAfter ? FLOW.steps : `${FLOW.steps}#${before}`
}

/** Where a consultation goes on, whatever was told last. */
export function pageOf({ assessment: { next, triage } }: Pick<Session, 'assessment'>): string {
  if (triage.level === 'emergency') return FLOW.steps
  return next.kind === 'ask' ? `${FLOW.steps}#${next.step}` : FLOW.causes
}
