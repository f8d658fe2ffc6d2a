import { isOffered } from './answers.ts'
import type { EvidenceSide } from './assessment.ts'
import {
  LEAST_SHOWN_NATS,
  LEAST_SHOWN_UNUSUAL_NATS,
  LEAST_UNSAID_NATS,
  MAIN_EVIDENCE,
  UNUSUAL_SHARE,
} from './constants.ts'
import { groupObservations, observe, temperFactors, type Observation } from './evidence.ts'
import { gradeOfWeight } from './grades.ts'
import type { Model } from './model.ts'
import type { Inference } from './posterior.ts'
import { logPriors } from './prior.ts'
import type { Evidence } from './conclusions.ts'
import type { Key } from './knowledge.ts'

/**
 * What each answer says for or against a condition: the very weights that the posterior added up, strongest first. Left
 * out are answers that say hardly anything, what the person was never offered, and what would read the wrong way round:
 * a weight is against the background of everybody with pain there, but people read it against the other causes they are
 * shown. An unknown condition gives an empty list.
 */
export function evidenceFor(
  model: Model,
  inference: Pick<Inference, 'person' | 'answers' | 'stated'>,
  condition: Key,
): Evidence[] {
  const index = model.indexOf.get(condition)
  if (index === undefined) return []
  const { person } = inference
  const others = Float64Array.from(logPriors(model, person), (odds, at) =>
    at === index ? 0 : Math.exp(odds),
  )
  return groupObservations(observe(model, inference))
    .flatMap((group) => {
      const weights = group.map(({ weight, factor }) => weight[index]! * factor)
      const factors = temperFactors(weights)
      return group.map((observation, at) => ({ observation, weight: weights[at]! * factors[at]! }))
    })
    .filter(
      ({ observation, weight }) =>
        Math.abs(weight) >= leastShown(observation, index) &&
        isOffered(observation.option, person) &&
        weight * Math.log(ratioToOthers(observation, index, others)) > 0,
    )
    .map(({ observation: { option, step, absence }, weight }) => ({
      finding: option.finding,
      step,
      present: absence === null,
      absence,
      weight,
      grade: gradeOfWeight(weight),
    }))
    .toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight) || a.finding.localeCompare(b.finding))
}

/**
 * From which weight on an answer is shown, in nats: what few people with a cause have must stand out with it.
 */
function leastShown({ option, absence, weight }: Observation, index: number): number {
  const isUnusual = absence === null && weight[index]! > 0 && option.present.given[index]! <= UNUSUAL_SHARE
  return isUnusual ? LEAST_SHOWN_UNUSUAL_NATS : LEAST_SHOWN_NATS
}

/**
 * How many times as frequent an answer is with a condition as with the other causes here, which come by their priors.
 */
function ratioToOthers({ option, absence }: Observation, index: number, others: Float64Array): number {
  const { given } = absence === null ? option.present : option.absent
  let shares = 0
  let total = 0
  for (let at = 0; at < others.length; at += 1) {
    shares += others[at]! * given[at]!
    total += others[at]!
  }
  return total === 0 ? 1 : (given[index]! * total) / shares
}

/**
 * The evidence for a condition and against it, in the order given. What was said stands alone; options that were only left
 * out stand apart, as far as they weigh something: nobody who overlooked a box has said so. Where nothing said is evidence against
 * it, the weaker ones stand there too: who has none of its signs must not read that nothing does.
 */
export function bySide(evidence: readonly Evidence[]): Record<'for' | 'against', EvidenceSide> {
  const side = (all: readonly Evidence[]) => {
    const said = all.filter(({ absence }) => absence === null || absence === 'no')
    const leftOut = all.filter(
      (point) =>
        !said.includes(point) &&
        (Math.abs(point.weight) >= LEAST_UNSAID_NATS || (said.length === 0 && point.weight < 0)),
    )
    return {
      all,
      main: said.slice(0, MAIN_EVIDENCE),
      further: said.slice(MAIN_EVIDENCE),
      unsaid: leftOut.slice(0, MAIN_EVIDENCE),
    }
  }
  return {
    for: side(evidence.filter(({ weight }) => weight > 0)),
    against: side(evidence.filter(({ weight }) => weight < 0)),
  }
}
