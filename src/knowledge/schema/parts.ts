import { z } from 'zod'

/**
 * What the shapes of the files under content/ are made of. Each concept has its schema beside this file. Every field says
 * what it is for: the same words reach writers as JSON Schema in their editor and in the checker's messages.
 */

export const key = z
  .string()
  .regex(
    /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/,
    'use lower-case words joined by single underscores, such as low_back',
  )
export const sourceKey = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use lower-case words joined by hyphens, such as nice-ng59-2016')
export const sentence = z.string().min(2).max(400)
export const paragraph = z.string().min(20).max(900)
export const sources = z
  .array(sourceKey)
  .min(1)
  .describe('Keys of entries in content/sources/ that really say this')
export const ageYears = z.number().int().min(0).max(120)

export const triageLevel = z
  .enum(['emergency', 'urgent', 'routine', 'self_care'])
  .describe('emergency: now; urgent: the same day; routine: within days to weeks; self_care: at home')

export const ageSpan = z.strictObject({
  min: ageYears.optional().describe('Youngest age in whole years, inclusive'),
  max: ageYears.optional().describe('Oldest age in whole years, inclusive'),
})

/** Whom a question or an answer is for. */
export const personFilter = z.strictObject({
  sex: z.enum(['male', 'female']).optional(),
  age: ageSpan.optional(),
})

/** How somebody gets to hospital in an emergency. */
export const transport = z
  .enum(['ambulance', 'own'])
  .describe(
    'ambulance: one is called, if only where they cannot go; own: whoever is ill sets off, or is taken',
  )
