import type { ClauseMention, Mention } from './find-mentions.ts'
import type { FindingHere, Key } from './lexicon.ts'

/** A mention with where it was found. */
export interface Found extends Mention, ClauseMention {
  step: Key
  clause: number
  order: number
}

/**
 * What builds on something that was not mentioned is left out where its one word matches something that stands alone: "I threw up" is
 * not "after the blow" of somebody who mentioned no blow. That it is not so says nothing then.
 */
export function withoutUnmetPresuppositions(
  found: readonly Found[],
  presupposes: ReadonlyMap<Key, readonly Key[]>,
): Found[] {
  const held = new Set(found.flatMap(({ finding, holds }) => (holds ? [finding] : [])))
  const isUnmet = ({ finding }: Found) => {
    const needs = presupposes.get(finding) ?? []
    return needs.length > 0 && !needs.some((need) => held.has(need))
  }
  const isCoveredBy = (each: Found) => (other: Found) =>
    !isUnmet(other) && other.clause === each.clause && each.at.every((at) => other.at.includes(at))
  return found.filter(
    (each) => !isUnmet(each) || (each.holds && (each.at.length > 1 || !found.some(isCoveredBy(each)))),
  )
}

/** What says no more than a part of something else that was found is left out. */
export function withoutParts(found: readonly Found[]): Found[] {
  return found.filter(
    (each) =>
      !found.some(
        (other) =>
          other !== each &&
          other.clause === each.clause &&
          ((saysMore(other, each) && each.at.every((at) => other.at.includes(at))) ||
            deniesMore(other, each)),
      ),
  )
}

/** "I have not coughed blood" does not say that there is no cough: what is denied of a thing is not denied of all. */
function deniesMore(other: Found, each: Found): boolean {
  return (
    !other.holds &&
    !each.holds &&
    other.size > 1 &&
    other.confidence === 1 &&
    other.quote[0] === each.quote[0] &&
    other.quote[1] > each.quote[1] &&
    other.at.includes(each.at.at(-1)!)
  )
}

/** What the same words match better as something else is left out: "the light hurts" of an eye is no sign of a headache too. */
export function withoutOutranked(
  found: readonly Found[],
  yieldsTo: ReadonlyMap<Key, readonly Key[]>,
): Found[] {
  return found.filter(({ finding, holds, clause, at }) => {
    const better = yieldsTo.get(finding)
    return !found.some(
      (other) =>
        holds &&
        other.holds &&
        (better?.includes(other.finding) ?? false) &&
        other.clause === clause &&
        other.at.some((index) => at.includes(index)),
    )
  })
}

/** Of the same words "no swelling" gives the answer that says so, not by denying each swelling there is. */
function saysMore(other: Found, each: Found): boolean {
  if (other.size !== each.size)
    return other.size > each.size && (other.holds !== each.holds || each.step === other.step)
  if (other.holds !== each.holds) return other.holds
  return other.order < each.order && each.step === other.step
}

/** From short to long: of several times the longest is how long it has lasted, the others when something was added. */
export const LASTING = [
  'duration_under_day',
  'duration_days',
  'duration_weeks',
  'duration_to_3_months',
  'duration_over_3_months',
]

/** From weak to strong: of several strengths the strongest is kept for the doctor. */
export const STRENGTHS = ['strength_mild', 'strength_moderate', 'strength_severe']

/** "I have had migraines for years, but this is different." */
const KNOWN = ['headache_known', 'headache_changed']

function isBetter(one: Mention, other: Mention): boolean {
  for (const scale of [LASTING, STRENGTHS, KNOWN]) {
    const [rank, otherRank] = [scale.indexOf(one.finding), scale.indexOf(other.finding)]
    if (rank >= 0 && otherRank >= 0) return rank > otherRank
  }
  return one.confidence > other.confidence
}

/** One mention of each finding, one finding of each question with one answer, in the order they were said. */
export function resolveMentions(mentions: readonly Mention[], here: readonly FindingHere[]): Mention[] {
  const oneOf = new Map(here.map(({ key, step, isOneOf }) => [key, isOneOf ? step : undefined]))
  const best = new Map<Key, Mention>()
  for (const mention of mentions) {
    const question = oneOf.get(mention.finding)
    // That one of several answers does not hold leaves the others open.
    if (question !== undefined && !mention.holds) continue
    const name = question ?? mention.finding
    const before = best.get(name)
    if (!before || isBetter(mention, before)) best.set(name, mention)
  }
  return [...best.values()]
    .map(({ finding, holds, quote, confidence }) => ({ finding, holds, quote, confidence }))
    .sort((a, b) => a.quote[0] - b.quote[0])
}
