import { z } from 'zod'
import { sentence, sourceKey } from './parts.ts'

/** How much of a source a second reader has read, on what day. */
const openedSchema = z.strictObject({
  on: z.iso.date(),
  as: z
    .enum(['whole', 'part', 'abstract', 'elsewhere', 'not_found'])
    .describe('elsewhere: another work that quotes it was read; not_found: several tries did not open it'),
})

export const sourceSchema = z
  .strictObject({
    key: sourceKey,
    title: sentence,
    publisher: sentence.describe('Organisation, or first author and journal'),
    year: z.number().int().min(1950).max(2030).optional().describe('Left out where the page tells none'),
    kind: z.enum(['guideline', 'review', 'study', 'reference']),
    url: z.url({ protocol: /^https$/ }).optional(),
    doi: z
      .string()
      .regex(/^10\.\d{4,9}\/\S+$/, 'a DOI starts with 10. and has a slash')
      .optional(),
    pmid: z.number().int().min(1).optional(),
    says: sentence.describe('What it says that we rely on, in our words'),
    opened: openedSchema.optional(),
  })
  .refine((source) => source.url ?? source.doi ?? source.pmid, 'give a url, a doi or a pmid')

export type CitedSource = z.infer<typeof sourceSchema>
