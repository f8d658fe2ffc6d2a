import { z } from 'zod'
import { key } from './parts.ts'

const saying = z.string().min(2).max(80)

export const phraseSchema = z.strictObject({
  key: key.describe('The finding that people mean by it'),
  also: z
    .array(key)
    .min(1)
    .optional()
    .describe(
      'Findings that say the same at other places; where a place asks about several, the first is meant',
    ),
  of_life: z
    .literal(true)
    .optional()
    .describe('A fact of a life: it holds however long ago it was, as "a clot in 2010" does'),
  likened: z
    .literal(true)
    .optional()
    .describe('Told of by what did not happen: "as if somebody had kicked me" is how a torn tendon feels'),
  unless: z
    .array(saying)
    .min(1)
    .optional()
    .describe('Said beside it these make it something else, as "in the cold" does of white fingers'),
  other_senses: z
    .array(saying)
    .min(1)
    .optional()
    .describe('In these its words mean something else, as in "a stomach ulcer" for an open sore of the foot'),
  yields_to: z
    .array(key)
    .min(1)
    .optional()
    .describe('Where the same words tell one of these as well, that alone is meant'),
  say: z
    .array(saying)
    .min(1)
    .describe(
      'What people say, in any order of words: "a|b" is one of both, "=better" that word alone, "(knee)" need not be said',
    ),
  deny: z
    .array(saying)
    .min(1)
    .optional()
    .describe('What people say who have it not, beyond "no" or "not" before one of the above; written alike'),
})

export const sameWordsSchema = z.strictObject({
  key: z
    .string()
    .regex(/^[a-z]+$/)
    .describe('What the words mean; it counts for itself too'),
  words: z.array(saying).min(1).describe('Single words, or several that belong together'),
})

export const placeWordsSchema = z.strictObject({
  key: key.describe('The place'),
  name: z.string().min(2).max(40).describe('As it is asked about: "Does the ... hurt too?"'),
  words: z.array(saying).min(1).describe('What people say; written like the phrases of findings'),
  near: z.array(key).describe('Places whose pain is told with the same words: nothing is asked there'),
})

export const dangerWordsSchema = z.strictObject({
  key,
  words: z.array(saying).min(1).describe('What people say; written like the phrases of findings'),
  ask: z.array(key).describe('Findings that ask about it: the first one of a place is meant there'),
  hear: z
    .array(key)
    .min(1)
    .optional()
    .describe('Findings whose phrases are such words too, at places that do not ask about them'),
  of: z
    .strictObject({
      sex: z.enum(['female', 'male']).optional(),
      max_age: z.number().int().min(1).optional().describe('In years'),
    })
    .optional()
    .describe('Whom it can be true of alone'),
  say: z
    .strictObject({
      title: z.string().min(10).max(100).describe('What was understood, as "You wrote that ..."'),
      text: z.string().min(8).max(400).describe('What to do, and how fast'),
      call: z.boolean().describe('Whether to show the emergency number'),
    })
    .describe('Told where the place has no question about it'),
})
