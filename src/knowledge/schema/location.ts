import { z } from 'zod'
import { personFilter, key, sentence } from './parts.ts'

export const locationSchema = z.strictObject({
  id: z.number().int().min(1).describe('Never changes once published'),
  key: key.describe('Never changes once published'),
  name: sentence.describe('Plain name, as the list beside the body shows it'),
  anatomical: sentence.describe('Anatomical name'),
  group: sentence.describe('Heading under which the list shows it'),
  includes: sentence.describe('What belongs to this place, in plain words'),
  screen: z.array(key).describe('Danger-sign steps asked first, in this order'),
  opening: z.array(key).max(3).optional().describe('Steps asked right after the screen, in this order'),
  opening_for: z
    .array(
      personFilter.extend({
        step: key,
        after_any: z.array(key).min(1).optional().describe('Only of those who gave one of these answers'),
      }),
    )
    .max(20)
    .optional()
    .describe(
      'Steps asked after the opening, of some people only: each of others, so that nobody is asked them all',
    ),
})
