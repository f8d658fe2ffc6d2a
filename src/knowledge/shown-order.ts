import type { Score, Triage } from '#engine'
import type { LocationBundle } from './bundle.ts'

/** The conditions that the danger signs found can mean; of emergencies alone when so asked. */
export function pointedTo(bundle: LocationBundle, triage: Triage, only?: 'emergency'): ReadonlySet<string> {
  return new Set(meanings(bundle, triage, only))
}

/** The same, each cause as often as a danger sign names it. */
function meanings({ redFlags }: LocationBundle, { reasons }: Triage, only?: 'emergency'): string[] {
  return reasons.flatMap((reason) =>
    reason.kind === 'red_flag' && (only === undefined || reason.level === only)
      ? (redFlags.find(({ key }) => key === reason.rule)?.pointsTo ?? [])
      : [],
  )
}

/**
 * How many times its score a cause counts that makes it an emergency. Judgement; from 3 to 100 the open vignettes come out
 * the same within 1 %.
 */
const ALARMING_TIMES = 10

/** And how many times more for each further danger sign that can mean it too: what two of them agree on is likelier. Tuned. */
const AGREEING_TIMES = 3

/** What a score counts at least, in points of 100, so that a sign can lift what the answers left at nothing. */
const LEAST_SCORE = 0.01

/**
 * Causes in the order a person is told them: highest score first. But an emergency ends the questions before the scores
 * know much, so what makes it one counts more than its score: what a danger sign can mean, and a dangerous cause that is
 * likely enough. Several danger signs that agree on a cause count more than one.
 */
export function inShownOrder(bundle: LocationBundle, triage: Triage, scores: readonly Score[]): Score[] {
  const times = new Map<string, number>()
  for (const condition of meanings(bundle, triage, 'emergency')) {
    const before = times.get(condition)
    times.set(condition, before === undefined ? ALARMING_TIMES : before * AGREEING_TIMES)
  }
  for (const reason of triage.reasons) {
    if (reason.kind !== 'danger' || reason.level !== 'emergency') continue
    times.set(reason.condition, times.get(reason.condition) ?? ALARMING_TIMES)
  }
  const counts = ({ condition, final }: Score) => Math.max(final, LEAST_SCORE) * (times.get(condition) ?? 1)
  return scores.toSorted((a, b) => counts(b) - counts(a))
}
