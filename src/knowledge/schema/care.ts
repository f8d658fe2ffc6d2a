import { z } from 'zod'
import { key, sentence, sources } from './parts.ts'

export const careSchema = z.strictObject({
  key,
  kind: z.enum(['test', 'treatment']),
  category: z.enum(['blood-test', 'imaging', 'consultation', 'therapy']),
  name: sentence,
  what: sentence.describe('What it is'),
  shows: sentence.describe('What it shows, or how it helps'),
  expect: sentence.describe('What to expect'),
  caution: sentence
    .optional()
    .describe('For whom it is not safe, or what to watch for: shown beside its name, never folded away'),
  ask_first_with: z
    .array(key)
    .min(1)
    .optional()
    .describe(
      'Findings with which one asks first: who told of one is told so, before the caution for everybody',
    ),
  sources,
})
