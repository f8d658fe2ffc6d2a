import { z } from 'zod'
import { key, sentence } from './parts.ts'

/** Why a grave sign may do much less beside an everyday pain that is old or explained; src/evaluation/old-pain.ts finds it. */
export const oldPainSchema = z.strictObject({
  key,
  hushed: z
    .record(key, z.array(key).min(1))
    .describe('The red flags that know the sign of a new pain, each with the places where it may do less'),
  because: sentence.describe('Why this does no harm, in plain words'),
})
