import { z } from 'zod'
import { sentence, sourceKey } from './parts.ts'

export const sourceSchema = z
  .strictObject({
    key: sourceKey,
    title: sentence,
    publisher: sentence.describe('Organisation, or first author and journal'),
    year: z.number().int().min(1950).max(2030),
    kind: z.enum(['guideline', 'review', 'study', 'reference']),
    url: z.url({ protocol: /^https$/ }).optional(),
    doi: z
      .string()
      .regex(/^10\.\d{4,9}\/\S+$/, 'a DOI starts with 10. and has a slash')
      .optional(),
    pmid: z.number().int().min(1).optional(),
    says: sentence.describe('What it says that we rely on, in our words'),
  })
  .refine((source) => source.url ?? source.doi ?? source.pmid, 'give a url, a doi or a pmid')

export type CitedSource = z.infer<typeof sourceSchema>
