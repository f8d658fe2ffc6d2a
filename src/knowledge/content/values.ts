import type { Basis } from '../bundle/basis.ts'
import { FACTOR_WORDS, LIKELIHOOD_WORDS, PRIOR_WORDS, type FactorWord } from '../schema/scales.ts'
import type { ConditionSource } from '../schema/condition.ts'
import type { FindingSource } from '../schema/finding.ts'
import type { Content } from './read-content.ts'

type LikelihoodSource = FindingSource['background']
type PriorSource = ConditionSource['locations'][string]['prior']

/** The probability, 0 to 1, behind a word of the scale or a cited number. */
export function likelihoodOf(value: LikelihoodSource): number {
  const p = typeof value === 'object' ? value.p : value
  return typeof p === 'number' ? p : LIKELIHOOD_WORDS[p]
}

/** Of 1000 people with pain at the location. */
export function priorOf(value: PriorSource): number {
  const per1000 = typeof value === 'object' ? value.per_1000 : value
  return typeof per1000 === 'number' ? per1000 : PRIOR_WORDS[per1000]
}

/** The factor behind a word or number. */
export function factorOf(value: number | FactorWord): number {
  return typeof value === 'number' ? value : FACTOR_WORDS[value]
}

/** A number from a study is cited; a word of the scale is judged, even when sources informed it, unless a band bears it out. */
export function basisOf(value: LikelihoodSource | PriorSource): Basis {
  if (typeof value === 'string') return 'judged'
  if ('band' in value && value.band) return 'banded'
  return typeof ('p' in value ? value.p : value.per_1000) === 'number' ? 'cited' : 'judged'
}

/** Every number of the conditions: how common each is at each of its places, and how often it goes with each finding. */
export function numbersOf({ conditions }: Pick<Content, 'conditions'>): (LikelihoodSource | PriorSource)[] {
  return conditions.flatMap(({ value: { locations, findings } }) => [
    ...Object.values(locations).map(({ prior }) => prior),
    ...Object.values(findings),
  ])
}

/** How many numbers have each basis. */
export function countBases(values: readonly (LikelihoodSource | PriorSource)[]): Record<Basis, number> {
  const counts = { cited: 0, banded: 0, judged: 0 }
  for (const value of values) counts[basisOf(value)] += 1
  return counts
}
