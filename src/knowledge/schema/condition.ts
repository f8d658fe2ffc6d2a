import { z } from 'zod'
import { expectation, factor, likelihood, priorValue } from './numbers.ts'
import { ageSpan, ageYears, key, paragraph, sentence, sourceKey, sources, triageLevel } from './parts.ts'

const careUse = z.union([
  key,
  z.strictObject({ care: key, note: sentence.describe('When, or with what limits') }),
])

/** A line about when to get help, tied to what somebody can have told. */
const tiedHelp = z.strictObject({
  say: sentence.describe('The line itself'),
  level: z
    .enum(['emergency', 'urgent', 'routine'])
    .describe(
      'Where the line sends somebody: now, the same day, or within days. Who has told a sign of it must end there',
    ),
  when: z
    .array(z.union([key, z.array(key).min(2)]))
    .min(1)
    .describe('Findings the line names: any one of these, or all of a list in brackets'),
  age: ageSpan.optional().describe('Whom the line names, where that is one age'),
})

export const conditionSchema = z.strictObject({
  key: key.describe('disease_short_name on the wire; never changes once published'),
  name: sentence.describe('Plain name'),
  medical_name: sentence,
  codes: z.strictObject({
    icd10: z
      .string()
      .regex(
        /^[A-Z]\d{2}(\.\d)?$/,
        "write a code of the WHO's ICD-10, such as M54.5; national editions add digits",
      )
      .describe("WHO's ICD-10"),
    icd11: z
      .string()
      .regex(
        /^[1-9A-HJ-NP-Z][A-HJ-NP-Z]\d[0-9A-HJ-NP-Z](\.[0-9A-HJ-NP-Z]{1,2})?$/,
        'write a code of the ICD-11 (MMS), such as FA80.9; it has no letters I and O',
      )
      .describe('ICD-11 for mortality and morbidity statistics'),
  }),
  description: paragraph
    .regex(/[.!?]$/, 'ends as a sentence ends, with a full stop')
    .describe('What it is, in two to five plain sentences'),
  age: z.strictObject({ min: ageYears, max: ageYears }).describe('Usual age; outside it the prior is cut'),
  sex: z.enum(['any', 'male', 'female']).describe('male or female: impossible in the other'),
  weight_kg: z
    .strictObject({ min: z.number().min(0), max: z.number().max(400) })
    .describe('Usual body weight in kilograms; 0 to 400 when weight says nothing'),
  locations: z
    .record(
      key,
      z.strictObject({
        prior: priorValue,
        sex_times: z.strictObject({ male: factor.optional(), female: factor.optional() }).optional(),
        age_times: z.array(z.strictObject({ from: ageYears, to: ageYears, times: factor })).optional(),
        weight_times: z
          .array(z.strictObject({ from_kg: z.number(), to_kg: z.number(), times: factor }))
          .optional(),
      }),
    )
    .describe('Where it hurts, and how common it is among people with pain there'),
  main_place: key
    .optional()
    .describe(
      'Where most people with it hurt, when that is another place than the one of whose pain it makes most',
    ),
  runs_through: z
    .array(key)
    .min(1)
    .optional()
    .describe(
      'Places between its locations that the pain passes, as the knee in sciatica: only its picture shows them',
    ),
  findings: z.record(key, likelihood).describe('P(finding | condition) for the findings that matter'),
  urgency: triageLevel.describe('The usual level when this is the likeliest cause'),
  see: sentence.describe('Whom to see and when, in words'),
  danger: z
    .strictObject({
      level: z
        .enum(['emergency', 'urgent', 'routine'])
        .describe('routine: to be seen within days or weeks, though a harmless cause leads'),
      threshold: z
        .number()
        .min(0.005)
        .max(0.9)
        .describe('Probability from which the level applies, whatever leads'),
      urgent_from: z
        .number()
        .min(0.005)
        .max(0.9)
        .optional()
        .describe('Of an emergency: probability below the threshold from which it should be seen today'),
    })
    .optional()
    .describe('Only for causes that must not be missed'),
  tests: z.array(careUse),
  treatments: z.array(careUse),
  self_care: z.array(sentence).min(1).describe('What one can do oneself; never a dose'),
  get_help: z
    .array(z.union([sentence, tiedHelp]))
    .min(1)
    .describe('When to get help sooner; a line that names a sign is tied to its findings'),
  self_tests: z
    .record(
      key,
      z
        .record(
          key,
          z.union([
            key,
            z.array(key).min(1),
            z.strictObject({ min: z.number(), max: z.number() }),
            expectation,
          ]),
        )
        .describe(
          'For each question of the test: the answer, answers or range that agree; or with how often they are given',
        ),
    )
    .optional(),
  course: z
    .strictObject({
      stages: z
        .array(
          z.strictObject({
            when: z.string().min(3).max(40).describe('Such as "First days" or "After 6 weeks"'),
            what: sentence.describe('How it usually is by then'),
          }),
        )
        .min(2)
        .max(5),
      sources,
    })
    .optional()
    .describe('How it usually goes, in the order of time, where a source says it'),
  neighbours: z.array(key).describe('Conditions it is often confused with'),
  sources: z.array(sourceKey).min(2).describe('At least two, at least one a guideline or review'),
  written: z.iso.date(),
  review: z
    .strictObject({
      date: z.iso.date(),
      by: sentence,
      role: sentence.optional().describe('Of a clinician, who has signed it, such as general practitioner'),
      registration: sentence.optional().describe("A clinician's register and number"),
      checked: sentence.describe('What was checked against what'),
      signs_unread: z
        .literal(true)
        .optional()
        .describe('The reviewer did not go through the signs and how often people have them'),
      comments: z
        .array(z.strictObject({ at: z.string().describe('The field, or whole'), says: z.string().max(4000) }))
        .optional()
        .describe('What the reviewer said without changing it; not published'),
    })
    .refine(
      ({ role, registration }) => !role === !registration,
      'a clinician signs with role and registration',
    )
    .optional(),
})

export type ConditionSource = z.infer<typeof conditionSchema>
