import { z } from 'zod'

/** Stable names that a program can rely on; the sentence beside one may change. */
export const ERROR_CODES = [
  'invalid_request',
  'unknown_location',
  'location_not_covered',
  'unknown_disease',
  'not_found',
  'internal_error',
] as const

export type ErrorCode = (typeof ERROR_CODES)[number]

export const errorBody = z
  .object({
    error: z.object({
      code: z.enum(ERROR_CODES).describe('Stable name of what went wrong'),
      message: z.string().describe('A sentence for people; its wording may change'),
    }),
  })
  .meta({ id: 'Error', description: 'The answer to every request that fails' })

export type ErrorBody = z.infer<typeof errorBody>
