import { z } from 'zod'

export const diagnosisStep = z
  .object({
    key: z.string(),
    id: z.number().int(),
    question: z.string(),
    why: z.string().describe('Why it is asked'),
    hint: z.string().nullable().describe('How to answer, where that is not plain'),
    kind: z
      .enum(['yes_no', 'single', 'multiple'])
      .describe('single: exactly one option holds; otherwise each option holds or not by itself'),
    step_options: z
      .array(z.object({ key: z.string().describe('Key of the symptom it stands for'), label: z.string() }))
      .min(1),
    dependent_on_any_symptoms: z
      .array(z.string())
      .describe('Asked only when at least one of these symptoms is present; empty: always'),
    ask_if: z
      .object({
        gender: z.enum(['any', 'female', 'male']),
        min_age: z.number().int().nullable(),
        max_age: z.number().int().nullable(),
      })
      .nullable()
      .describe('Asked only of these people; null: of everybody'),
    red_flag_screen: z.boolean().describe('One of the danger-sign questions, which come first'),
  })
  .meta({ id: 'DiagnosisStep', description: 'One question of the interview' })

export const diagnosisStepList = z.array(diagnosisStep)

export type DiagnosisStep = z.infer<typeof diagnosisStep>
