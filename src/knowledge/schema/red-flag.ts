import { z } from 'zod'
import { ageSpan, key, sentence, sources, transport } from './parts.ts'

const signClauses = {
  all: z.array(key).min(1).optional().describe('All of these findings'),
  any: z.array(key).min(1).optional().describe('At least one of these findings'),
  at_least: z
    .strictObject({ count: z.number().int().min(1), of: z.array(key).min(2) })
    .optional()
    .describe('At least so many of these findings; 1 where one of these and one of `any` must hold'),
}

const redFlagWhen = z
  .strictObject({
    ...signClauses,
    sex: z.enum(['male', 'female']).optional(),
    age: ageSpan.optional(),
  })
  .refine(
    (when) => when.all ?? when.any ?? when.at_least,
    'name at least one finding under all, any or at_least',
  )

/** Begins with a capital and ends with a full stop, so that it is no key. */
const ownSentence = sentence.regex(/^[A-Z].*[.!]$/)

export const redFlagSchema = z.strictObject({
  key,
  locations: z.union([z.literal('all'), z.array(key).min(1)]),
  level: z
    .enum(['emergency', 'urgent', 'routine'])
    .describe('routine: no danger sign, but a reason to be seen although the likeliest cause would not be'),
  when: redFlagWhen.describe('Every clause given must hold'),
  unless_usual: z
    .literal(true)
    .optional()
    .describe(
      'Does not count while a cause clearly leads whose people usually have what each clause asks for',
    ),
  unless_leads: z
    .array(key)
    .min(1)
    .optional()
    .describe(
      'Does not count while one of these causes clearly leads, though fewer of its people have the sign',
    ),
  unless_told: z
    .strictObject(signClauses)
    .optional()
    .describe('Does not count for who has told all this; write what must never yield into a rule of its own'),
  title: sentence.describe('What is worrying, in plain words, without naming it as a fact'),
  do: z
    .array(
      z.union([key, ownSentence], { error: 'name an action of actions.yaml, or write a whole sentence' }),
    )
    .min(1)
    .describe('What to do now, in this order: actions of actions.yaml, or a sentence of its own'),
  where: sentence.optional().describe('Where or by whom, when it is elsewhere than its actions say'),
  transport: transport
    .optional()
    .describe(
      'How an emergency gets to hospital, when none of its actions says it, or another than they say',
    ),
  how_fast: sentence.optional().describe('How soon, said as a time, when it is other than its actions say'),
  because: sentence.describe('Why these answers matter'),
  points_to: z.array(key).optional().describe('Dangerous conditions these answers can mean'),
  sources,
})

export type RedFlagSource = z.infer<typeof redFlagSchema>
