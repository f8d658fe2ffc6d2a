import type { EvidenceSide } from './assessment.ts'
import { MAIN_EVIDENCE, NEGLIGIBLE_NATS } from './constants.ts'
import { groupObservations, observe, temperFactors } from './evidence.ts'
import type { Model } from './model.ts'
import type { Inference } from './posterior.ts'
import type { Evidence, Key } from './types.ts'

/**
 * What each answer says for or against a condition: the very weights that the posterior added up, strongest first.
 * Answers that say nothing either way are left out. An unknown condition gives an empty list.
 */
export function evidenceFor(
  model: Model,
  inference: Pick<Inference, 'answers' | 'stated'>,
  condition: Key,
): Evidence[] {
  const index = model.indexOf.get(condition)
  if (index === undefined) return []
  return groupObservations(observe(model, inference))
    .flatMap((group) => {
      const weights = group.map(({ weight, factor }) => weight[index]! * factor)
      const factors = temperFactors(weights)
      return group.map(({ option, absence }, at) => ({
        finding: option.finding,
        present: absence === null,
        absence,
        weight: weights[at]! * factors[at]!,
      }))
    })
    .filter(({ weight }) => Math.abs(weight) > NEGLIGIBLE_NATS)
    .toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight) || a.finding.localeCompare(b.finding))
}

/** What speaks for a condition and what against it, in the order given. */
export function bySide(evidence: readonly Evidence[]): Record<'for' | 'against', EvidenceSide> {
  const side = (all: readonly Evidence[]) => ({
    all,
    main: all.slice(0, MAIN_EVIDENCE),
    further: all.slice(MAIN_EVIDENCE),
  })
  return {
    for: side(evidence.filter(({ weight }) => weight > 0)),
    against: side(evidence.filter(({ weight }) => weight < 0)),
  }
}
