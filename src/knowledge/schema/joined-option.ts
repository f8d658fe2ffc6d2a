import { z } from 'zod'
import { key, sentence } from './parts.ts'

export const joinedOptionSchema = z.strictObject({
  key,
  because: sentence.describe('Why nobody can be half right with these answers'),
  findings: z.array(key).min(1).describe('Findings whose label joins words, one a line'),
})
