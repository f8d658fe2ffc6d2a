import { z } from 'zod'
import { triageLevel } from './triage-level.ts'

const probability = z.number().gt(0).lt(1)

export const disease = z
  .object({
    disease_short_name: z.string().describe('Key of the possible cause; never changes'),
    disease_name: z.string().describe('Plain name'),
    medical_name: z.string(),
    icd10: z.string(),
    icd11: z.string(),
    description: z.string(),
    age_range: z
      .object({ min_age: z.number().int().min(0), max_age: z.number().int().min(0) })
      .describe('Usual age in whole years, both ends included'),
    gender: z.enum(['any', 'female', 'male']).describe('Whom it can affect'),
    weight: z
      .object({ min_kg: z.number().min(0), max_kg: z.number().min(0) })
      .describe('Usual body weight in kilograms; 0 to 400 when weight says nothing'),
    symptoms: z.array(
      z.object({
        key: z.string(),
        value: probability.describe('P(symptom | disease)'),
        label: z.string().describe('The answer a person picks'),
      }),
    ),
    per_1000: z.number().describe('Of 1000 people with pain at this location, before age, sex and answers'),
    urgency: triageLevel,
    see: z.string().describe('Whom to see and when'),
    self_care: z.array(z.string()),
    get_help: z.array(z.string()).describe('When to get help sooner'),
    sources: z.array(
      z.object({
        title: z.string(),
        publisher: z.string(),
        year: z.number().int().optional(),
        url: z.string(),
      }),
    ),
  })
  .meta({ id: 'Disease', description: 'A possible cause of pain at the location' })

export const diseaseList = z.array(disease)

export type Disease = z.infer<typeof disease>
