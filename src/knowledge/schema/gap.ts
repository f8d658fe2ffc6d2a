import { z } from 'zod'
import { key, sentence } from './parts.ts'

const because = sentence.describe('Why this holds, in plain words')

const sameSign = z.strictObject({
  key,
  same_sign: z.array(key).min(2).describe('Findings that ask one sign in the words of different places'),
  because,
})

const onlyThere = z.strictObject({
  key,
  only_there: z
    .array(key)
    .min(1)
    .describe('Steps that make sense at their own places only, such as which spot of the hip it is'),
  because,
})

const askedLater = z.strictObject({
  key,
  asked_later: z
    .array(key)
    .min(1)
    .describe('Emergency rules none of whose findings is among the questions that everybody is asked'),
  at: z.array(key).min(1).optional().describe('At these places only'),
  because,
})

/** Written as `what` a gap lacks: check/gaps.ts finds them, and evaluation/signs-everywhere.ts the lost signs. */
const reasoned = z
  .strictObject({
    key,
    gap: z
      .enum(['no_rule', 'not_asked', 'not_here', 'asked_elsewhere', 'lost_sign'])
      .describe(
        'no_rule: no rule guards a cause at a place; not_asked: a finding of a rule is not asked there; not_here: a rule points to a cause that is not at the place; asked_elsewhere: a strong finding is asked at other places of the cause; lost_sign: signs that are enough for a rule at another place of the cause are not asked there, or end lower',
      ),
    conditions: z.array(key).min(1).optional().describe('Of these causes only'),
    rules: z.array(key).min(1).optional().describe('Of these red flags only'),
    findings: z.array(key).min(1).optional().describe('Of these findings only'),
    at: z.array(key).min(1).optional().describe('At these places only'),
    because,
  })
  .refine(
    ({ conditions, rules, findings }) => conditions ?? rules ?? findings,
    'name the causes, rules or findings it is about',
  )

export const gapSchema = z.union([sameSign, onlyThere, askedLater, reasoned])

export type GapSource = z.infer<typeof gapSchema>
