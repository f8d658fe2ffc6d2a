import { keepSelfTestAnswers } from './answers.ts'
import type { Model } from './model.ts'
import { addSelfTests, infer, type Inference } from './posterior.ts'
import { triageOf } from './triage.ts'
import type { Triage, TriageReason } from './conclusions.ts'
import type { Key } from './knowledge.ts'
import type { SelfTestAnswers, Stated } from './person.ts'

/**
 * What made it an emergency when the person went on with the questions; null when it no longer is one, as after
 * the answer that made it one was changed.
 *
 * @param steps those that were answered then; what was stated counts too, also where a later answer is about it
 */
export function triageWhenGoingOn(
  model: Model,
  { person, answers }: Inference,
  steps: readonly Key[],
  selfTestAnswers: SelfTestAnswers,
  stated: Stated,
): Triage | null {
  const isOfThen = (step: Key) => steps.includes(step) || model.steps.get(step)?.step.neverAsked === true
  const then = Object.fromEntries(Object.entries(answers).filter(([step]) => isOfThen(step)))
  const statements = Object.entries(stated)
  // More may have been stated since: it was one with all statements, or with the first of them.
  for (let count = statements.length; count >= 0; count -= 1) {
    const inference = infer(model, person, then, Object.fromEntries(statements.slice(0, count)))
    const tested = addSelfTests(model, inference, keepSelfTestAnswers(model, inference, selfTestAnswers))
    const triage = triageOf(model, inference, tested)
    if (triage.level === 'emergency') return triage
  }
  return null
}

/** An emergency stays one, with its reasons, whatever is answered after it. */
export function atLeast(before: Triage | null, now: Triage): Triage {
  if (!before) return now
  const known = new Set(emergenciesOf(now).map(nameOf))
  return {
    level: 'emergency',
    reasons: [
      ...emergenciesOf(now),
      ...emergenciesOf(before).filter((reason) => !known.has(nameOf(reason))),
      ...now.reasons.filter(({ level }) => level !== 'emergency'),
    ],
  }
}

/** Whether a danger sign of an emergency was not known before. */
export function bringsDangerSign(before: Triage, now: Triage): boolean {
  const known = new Set(emergenciesOf(before).map(nameOf))
  return emergenciesOf(now).some((reason) => reason.kind === 'red_flag' && !known.has(nameOf(reason)))
}

function emergenciesOf({ reasons }: Triage): TriageReason[] {
  return reasons.filter(({ level }) => level === 'emergency')
}

function nameOf(reason: TriageReason): string {
  if (reason.kind === 'red_flag') return `rule ${reason.rule}`
  return reason.kind === 'unsure' ? reason.step : reason.condition
}
