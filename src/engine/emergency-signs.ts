import { CLEAR_NATS, FEWEST_SIGNS, MOST_SIGNS } from './constants.ts'
import type { Model } from './model.ts'
import type { Evidence, Triage, TriageReason } from './conclusions.ts'
import type { Key } from './knowledge.ts'

/**
 * The answers that are clear evidence for the likeliest cause of an emergency, strongest first; the others would only bury
 * them. Empty where it is none, and where a danger sign says itself what is the matter.
 */
export function emergencySigns(
  { knowledge }: Model,
  { reasons }: Triage,
  evidenceFor: (condition: Key) => readonly Evidence[],
): Key[] {
  const alarming = reasons.filter(({ level }) => level === 'emergency')
  const cause = likeliestCauseOf(alarming)
  if (cause === undefined || alarming.some(({ kind }) => kind === 'red_flag')) return []
  const leftOut = new Set(knowledge.findings.filter((each) => each.leaveOutOfCall).map(({ key }) => key))
  return evidenceFor(cause)
    .filter(({ finding, present, weight }) => present && weight > 0 && !leftOut.has(finding))
    .filter(({ weight }, rank) => weight >= CLEAR_NATS || rank < FEWEST_SIGNS)
    .slice(0, MOST_SIGNS)
    .map(({ finding }) => finding)
}

/** A leading cause is likelier than all others. */
function likeliestCauseOf(reasons: readonly TriageReason[]): Key | undefined {
  let first: { condition: Key; probability: number } | undefined
  for (const reason of reasons) {
    if (reason.kind !== 'danger' && reason.kind !== 'leading') continue
    const probability = reason.kind === 'leading' ? 1 : reason.probability
    if (!first || probability > first.probability) first = { condition: reason.condition, probability }
  }
  return first?.condition
}
