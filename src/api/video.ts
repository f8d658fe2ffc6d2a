import { z } from 'zod'
import { MAX_DISEASES_PER_CALL } from './paths.ts'

/**
 * `?diseases=a,b`: from 1 to `MAX_DISEASES_PER_CALL` names, parted by commas; spaces and repeats don't count. A name that
 * holds a comma comes out in parts.
 */
export const videoQuery = z.object({
  diseases: z
    .string({ error: 'Give the names of the diseases once, parted by commas: ?diseases=a,b' })
    .max(10_000, 'That list of diseases is too long')
    .transform((list) =>
      list
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== ''),
    )
    .refine((names) => names.length > 0, 'Name at least one disease: ?diseases=a,b')
    .refine(
      (names) => new Set(names).size <= MAX_DISEASES_PER_CALL,
      `Ask for ${MAX_DISEASES_PER_CALL} diseases at most in one call`,
    )
    .meta({
      description: `Names of diseases, parted by commas, ${MAX_DISEASES_PER_CALL} at most: short, plain or medical ones`,
      examples: ['lumbar_disc_herniation,facet_joint_pain', 'Slipped disc in the lower back'],
    }),
})

export const video = z
  .object({
    disease_short_name: z.string(),
    disease_name: z.string(),
    url: z.string().nullable().describe('Address of the film; null while the self-test is not filmed'),
    ans_options: z
      .array(
        z.object({
          key: z.string().describe('Key of the question'),
          question: z.string(),
          ans_option: z
            .array(
              z.object({
                key: z.string(),
                label: z.string(),
                agrees: z.boolean().describe('Whether this answer agrees with the disease'),
              }),
            )
            .describe('Its possible answers'),
        }),
      )
      .describe('What to ask after the film, one entry a question'),
    self_test: z.string().describe('Key of the self-test that the film shows'),
    name: z.string().describe('Name of the self-test'),
    instructions: z.array(z.string()).describe('The movement in words, one action a line'),
    stop_if: z.array(z.string()).describe('When to stop at once'),
    not_for: z.array(z.string()).describe('Who must not do it'),
  })
  .meta({
    id: 'Video',
    description: 'A self-test that helps tell a disease from others: one item per disease and self-test',
  })

export const videoList = z.array(video)

export type Video = z.infer<typeof video>
