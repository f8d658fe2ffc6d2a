import { z } from 'zod'
import { likelihood } from './numbers.ts'
import { key, personFilter, sentence } from './parts.ts'

/** Stored beside the findings that were chosen. */
const ANSWERS_OF_EVERY_QUESTION: ReadonlySet<string> = new Set(['none', 'not_sure'])

export const findingSchema = z.strictObject({
  key: key
    .refine(
      (name) => !ANSWERS_OF_EVERY_QUESTION.has(name),
      'every question has this answer: use another name',
    )
    .describe('Name of the finding, used by conditions and red flags'),
  label: sentence.describe('The answer a person picks, in plain words'),
  present: sentence.describe('Said back when the person has it: "Your pain goes below the knee"'),
  absent: sentence
    .optional()
    .describe('Said back when the person does not have it; leave out for single-choice steps'),
  background: likelihood.describe('How often people whose pain here has another cause have it'),
  background_at: z.record(key, likelihood).optional().describe('Other background at some locations'),
  group: key.optional().describe('Findings that say much the same share a group and do not count in full'),
  leave_out_of_call: z
    .literal(true)
    .optional()
    .describe('Says little to who answers an emergency call, as how long it has lasted'),
  medicine: z
    .literal(true)
    .optional()
    .describe("That somebody takes a medicine: it stands under medicines on the doctor's page"),
  only_for: personFilter.optional().describe('Offer this answer only to these people'),
  pain_at: z
    .array(key)
    .min(1)
    .optional()
    .describe(
      'Says that one of these places hurts too, which tells nothing of a cause where the main pain is there',
    ),
})

export type FindingSource = z.infer<typeof findingSchema>
