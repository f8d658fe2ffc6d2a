import type { Score, Triage } from '#engine'
import type { LocationBundle } from './bundle.ts'

/** The conditions that the danger signs found can mean; of emergencies alone when so asked. */
export function pointedTo(
  { redFlags }: LocationBundle,
  { reasons }: Triage,
  only?: 'emergency',
): ReadonlySet<string> {
  return new Set(
    reasons.flatMap((reason) =>
      reason.kind === 'red_flag' && (only === undefined || reason.level === only)
        ? (redFlags.find(({ key }) => key === reason.rule)?.pointsTo ?? [])
        : [],
    ),
  )
}

/**
 * How many times its score a cause counts that an emergency sign points to. Judgement; from 3 to 100 the open vignettes
 * come out the same within 1 %.
 */
const POINTED_TIMES = 10

/** What a score counts at least, in points of 100, so that a sign can lift what the answers left at nothing. */
const LEAST_SCORE = 0.01

/**
 * Causes in the order a person is told them: highest score first. But an emergency sign ends the questions before the
 * scores know much, so what the sign can mean counts more than its score.
 */
export function inShownOrder(bundle: LocationBundle, triage: Triage, scores: readonly Score[]): Score[] {
  const pointed = pointedTo(bundle, triage, 'emergency')
  const counts = ({ condition, final }: Score) =>
    Math.max(final, LEAST_SCORE) * (pointed.has(condition) ? POINTED_TIMES : 1)
  return scores.toSorted((a, b) => counts(b) - counts(a))
}
