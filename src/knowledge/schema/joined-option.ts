import { z } from 'zod'
import { key, sentence } from './parts.ts'

const findings = z.array(key).min(1).describe('Findings whose label joins words, one a line')

const harmless = z.strictObject({
  key,
  because: sentence.describe('Why nobody can be half right with these answers'),
  findings,
})

const toDo = z.strictObject({
  key,
  to_do: z.string().min(2).describe('The file of findings that has not been looked at yet'),
  findings,
})

export const joinedOptionSchema = z.union([harmless, toDo])
