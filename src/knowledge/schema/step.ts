import { z } from 'zod'
import { key, personFilter, sentence } from './parts.ts'

export const stepSchema = z.strictObject({
  key,
  id: z.number().int().min(1).describe('Never changes once published'),
  question: sentence.describe('One plain question; it is the heading of its page'),
  why: sentence.describe('Why we ask, in one or two plain sentences'),
  hint: sentence.optional().describe('How to answer, if that is not plain'),
  hint_of: key.optional().describe('The option the hint is about: without it on the page it is not shown'),
  kind: z
    .enum(['yes_no', 'single', 'multiple'])
    .describe('yes_no: one option; single: exactly one option holds; multiple: any number hold, none too'),
  options: z
    .array(key)
    .min(1)
    .max(20)
    .describe('Findings, in the order shown; at most 9 at one place, and 9 in all without options_in_use'),
  options_in_use: z
    .literal(true)
    .optional()
    .describe('At a place only the options are offered that a condition or red flag there uses'),
  marked: z
    .record(key, key)
    .optional()
    .describe('Spot of the body map, without left_ or right_: the option it stands for, chosen beforehand'),
  spread_marked: z
    .record(key, key)
    .optional()
    .describe(
      'Spot or place of the body map, with or without left_ or right_: the option chosen beforehand when the pain was marked as spreading there; where one option must hold, the first marked',
    ),
  only_at: z
    .array(key)
    .min(1)
    .optional()
    .describe('Ask only at these locations; without it, wherever a condition or red flag uses an option'),
  depends_on_any: z.array(key).optional().describe('Ask only when at least one of these findings was chosen'),
  told_alone: z
    .literal(true)
    .optional()
    .describe('Who tells one of its signs unasked has not told what it depends on: confusion is no fever'),
  unless_any: z
    .array(key)
    .min(1)
    .optional()
    .describe('Not asked once one of these findings was chosen or told: of a late period late in pregnancy'),
  ask_if: personFilter.optional().describe('Ask only of these people'),
  calm_only: z
    .literal(true)
    .optional()
    .describe('Not asked of who goes on at an emergency: it takes undressing, or time'),
  before_comfort: z
    .literal(true)
    .optional()
    .describe('Nobody is told that home care or a visit within days will do before this was asked'),
})

export type StepSource = z.infer<typeof stepSchema>
