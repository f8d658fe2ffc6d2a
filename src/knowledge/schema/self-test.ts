import { z } from 'zod'
import { SELF_TEST_WEIGHTS, wordsOf } from './scales.ts'
import { ageSpan, key, paragraph, sentence, sources } from './parts.ts'

export const selfTestSchema = z.strictObject({
  key,
  id: z.number().int().min(1),
  name: sentence,
  locations: z.array(key).min(1),
  purpose: sentence.describe('What the movement can show'),
  minutes: z.number().min(0.5).max(10),
  needs: z.array(sentence).optional().describe('A chair, a wall, a helper'),
  instructions: z.array(sentence).min(2).max(8).describe('One action a line'),
  stop_if: z.array(sentence).min(1).describe('When to stop at once'),
  not_if: z
    .strictObject({
      any: z.array(key).optional().describe('Never offer it to someone with one of these findings'),
      ages: z.array(ageSpan).optional().describe('Never offer it in any of these age spans'),
      soon_after: z
        .strictObject({
          any: z.array(key).min(1).describe('What it must not follow, such as injuries'),
          over: z.array(key).min(1).describe('Findings that tell that it is long enough ago'),
        })
        .optional()
        .describe('Never offer it to someone with one of `any`, unless they have one of `over`'),
      causes: z
        .array(key)
        .optional()
        .describe('Never offer it while one of these conditions makes it urgent or may be what it is'),
      say: z.array(sentence).min(1).describe('Who must not do it, shown before the test'),
    })
    .describe('For whom the test is not safe'),
  questions: z
    .array(
      z.strictObject({
        key,
        question: sentence,
        builds_on: z
          .strictObject({
            question: key.describe('An earlier question of this test'),
            answers: z.array(key).min(1).describe('Its answers after which this one makes sense'),
          })
          .optional()
          .describe('Ask it only after one of these answers'),
        negative: z
          .array(key)
          .min(1)
          .describe('The answers that find nothing the test looks for, keys of its options'),
        options: z
          .array(
            z.strictObject({
              key: key.refine(
                (name) => name !== 'not_sure' && name !== 'cannot',
                'every question of a self-test has this answer: use another name',
              ),
              label: sentence,
              range: z
                .strictObject({ min: z.number(), max: z.number(), unit: z.string() })
                .optional()
                .describe('The span of numbers this answer stands for'),
            }),
          )
          .min(2)
          .max(6)
          .describe('"Not sure" and "I cannot or should not do this" are added by the site'),
      }),
    )
    .min(1)
    .max(3),
  meaning: paragraph.describe('What a positive and a negative answer mean, in plain words'),
  evidence: z.strictObject({
    strength: z.enum(wordsOf(SELF_TEST_WEIGHTS)).describe('Of the test done alone at home'),
    sensitivity: z
      .number()
      .min(0)
      .max(1)
      .optional()
      .describe('Said here; what counts in scores is written at the conditions'),
    specificity: z.number().min(0).max(1).optional(),
    agreement: z
      .number()
      .min(0.5)
      .max(1)
      .optional()
      .describe(
        'How often an answer found without a clinician is what one finds, where a study of this test says',
      ),
    note: sentence,
    sources,
  }),
})

export type SelfTestSource = z.infer<typeof selfTestSchema>
