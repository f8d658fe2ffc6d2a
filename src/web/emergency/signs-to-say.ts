import { explain, type Answers, type Triage } from '#engine'
import type { Place } from '#web/knowledge/place-cache.ts'

/** More than that nobody reads out on the phone. */
const MOST_SIGNS = 4

/**
 * The answers that made a cause too likely to wait, strongest first. Who calls for help must be able to say why, and here
 * no danger sign has a title that says it. Empty where no cause made it an emergency.
 */
export function signsToSay(
  { reasons }: Pick<Triage, 'reasons'>,
  { model, findings }: Pick<Place, 'model' | 'findings'>,
  answers: Answers,
): string[] {
  const [likeliest] = reasons
    .flatMap((reason) =>
      (reason.kind === 'danger' || reason.kind === 'leading') && reason.level === 'emergency' ? [reason] : [],
    )
    .toSorted((a, b) => probabilityOf(b) - probabilityOf(a))
  if (!likeliest) return []
  return explain(model, answers, likeliest.condition)
    .filter(({ present, weight }) => present && weight > 0)
    .slice(0, MOST_SIGNS)
    .flatMap(({ finding }) => findings.get(finding)?.present ?? [])
}

/** A leading cause is likelier than all others. */
function probabilityOf(reason: { kind: 'danger'; probability: number } | { kind: 'leading' }): number {
  return reason.kind === 'leading' ? 1 : reason.probability
}
