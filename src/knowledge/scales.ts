/**
 * The coarse scales a writer uses where no study gives a number. A word on one of these scales marks the
 * value as judgement; a number must name its source. See docs/clinical-method.md.
 */

/** P(finding | condition), a probability from 0 to 1. */
export const LIKELIHOOD_WORDS = {
  nearly_always: 0.95,
  usually: 0.75,
  often: 0.5,
  sometimes: 0.25,
  seldom: 0.1,
  rarely: 0.03,
  almost_never: 0.01,
  exceptional: 0.002,
} as const

/** How many of 1000 people who come with pain at this location have the condition. */
export const PRIOR_WORDS = {
  very_common: 150,
  common: 50,
  uncommon: 15,
  rare: 4,
  very_rare: 1,
} as const

/** Factor on the prior for a sex, an age span or a weight span; 1 is "the same". */
export const FACTOR_WORDS = {
  hardly_ever: 0.05,
  much_less: 0.2,
  less: 0.5,
  same: 1,
  more: 2,
  much_more: 5,
} as const

/** Weight of one self-test answer in the match score. */
export const SELF_TEST_WEIGHTS = { weak: 1, moderate: 2, strong: 3 } as const

export type FactorWord = keyof typeof FACTOR_WORDS

/** Every word of a scale, typed as a non-empty tuple for zod. */
export function wordsOf<Word extends string>(scale: Record<Word, number>): [Word, ...Word[]] {
  return Object.keys(scale) as [Word, ...Word[]]
}
