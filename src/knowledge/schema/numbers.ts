import { z } from 'zod'
import { FACTOR_WORDS, LIKELIHOOD_WORDS, PRIOR_WORDS, wordsOf } from './scales.ts'
import { key, sources } from './parts.ts'

const inBand = z.number().min(0).max(1)

/** A word, what informed it, and the range that a knowledge base or guideline publishes where the word lies in one. */
const sourcedWord = z
  .strictObject({
    p: z.enum(wordsOf(LIKELIHOOD_WORDS)),
    band: z
      .tuple([inBand, inBand])
      .optional()
      .describe('The published range, lowest and highest, such as [0.3, 0.79]; the word must lie in it'),
    sources,
  })
  .refine(
    ({ p, band }) => !band || (band[0] <= LIKELIHOOD_WORDS[p] && LIKELIHOOD_WORDS[p] <= band[1]),
    'the word lies outside its band',
  )

/** A probability: a word of the coarse scale (judgement), one that a published band bears out, or a number with its sources. */
export const likelihood = z.union(
  [
    z.enum(wordsOf(LIKELIHOOD_WORDS)),
    z.strictObject({
      p: z.number().min(0.001).max(0.999).describe('Probability from 0.001 to 0.999'),
      sources,
    }),
    sourcedWord,
  ],
  {
    error: `write a word of the scale (${wordsOf(LIKELIHOOD_WORDS).join(', ')}), { p: 0.62, sources: [key] } for a number from a study, or { p: often, band: [0.3, 0.79], sources: [key] } for a word that lies in a published band`,
  },
)

/** How many of 1000 people: a word of the coarse scale (judgement), or a number with its sources. */
export const priorValue = z.union(
  [
    z.enum(wordsOf(PRIOR_WORDS)),
    z.strictObject({
      per_1000: z.number().min(0.01).max(900).describe('Of 1000 people with pain here'),
      sources,
    }),
    z.strictObject({ per_1000: z.enum(wordsOf(PRIOR_WORDS)), sources }),
  ],
  {
    error: `write a word of the scale (${wordsOf(PRIOR_WORDS).join(', ')}), or { per_1000: 40, sources: [key] } for a number from a study`,
  },
)

/** A factor on how common something is. */
export const factor = z.union([z.enum(wordsOf(FACTOR_WORDS)), z.number().min(0).max(20)], {
  error: `write a factor as a number from 0 to 20 or a word (${wordsOf(FACTOR_WORDS).join(', ')})`,
})

const share = z.union([z.enum(wordsOf(LIKELIHOOD_WORDS)), z.number().min(0.001).max(0.999)], {
  error: `write a word of the scale (${wordsOf(LIKELIHOOD_WORDS).join(', ')}) or a number from a study`,
})

/** Answers to a self-test's question that agree, with how often they are given: a number needs its sources. */
export const expectation = z
  .strictObject({
    any_of: z.array(key).min(1).describe('The answers that agree'),
    p: share.describe('How often an examiner finds one of them with the condition'),
    background: share.describe('And with pain here from another cause'),
    sources: sources.optional(),
  })
  .refine(
    ({ p, background, sources: cited }) =>
      cited !== undefined || (typeof p === 'string' && typeof background === 'string'),
    'name the sources of a number, or write words of the scale',
  )
