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

/** How strong a self-test is, as a weight when it is decided what to offer. */
export const SELF_TEST_WEIGHTS = { weak: 1, moderate: 2, strong: 3 } as const

type LikelihoodWord = keyof typeof LIKELIHOOD_WORDS

/**
 * What a finding at a self-test that a condition expects tells, where no study gives numbers: how often it is there with
 * the condition, and how often with pain from another cause.
 */
export const FINDING_EXPECTED: Record<
  keyof typeof SELF_TEST_WEIGHTS,
  { p: LikelihoodWord; background: LikelihoodWord }
> = {
  strong: { p: 'usually', background: 'seldom' },
  moderate: { p: 'usually', background: 'sometimes' },
  weak: { p: 'often', background: 'sometimes' },
}

/**
 * The same where a condition expects that nothing is found. Other causes mostly have nothing to find either, so little
 * speaks for it when it is so, and more against it when it is not.
 */
export const NOTHING_EXPECTED = {
  p: 'nearly_always',
  /** Share of people with another cause at whom nothing is found; the others have some finding. */
  background: 'usually',
} as const satisfies { p: LikelihoodWord; background: LikelihoodWord }

export type FactorWord = keyof typeof FACTOR_WORDS

/** Every word of a scale, typed as a non-empty tuple for zod. */
export function wordsOf<Word extends string>(scale: Record<Word, number>): [Word, ...Word[]] {
  return Object.keys(scale) as [Word, ...Word[]]
}
