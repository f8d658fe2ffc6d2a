import { z } from 'zod'
import { FACTOR_WORDS, LIKELIHOOD_WORDS, PRIOR_WORDS, SELF_TEST_WEIGHTS, wordsOf } from './scales.ts'

/**
 * The shapes of the files under content/, one schema a concept. Every field says what it is for: the same
 * words reach writers as JSON Schema in their editor and in the checker's messages.
 */

const key = z
  .string()
  .regex(
    /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/,
    'use lower-case words joined by single underscores, such as low_back',
  )
const sourceKey = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use lower-case words joined by hyphens, such as nice-ng59-2016')
const sentence = z.string().min(2).max(400)
const paragraph = z.string().min(20).max(900)
const sources = z.array(sourceKey).min(1).describe('Keys of entries in content/sources/ that really say this')
const ageYears = z.number().int().min(0).max(120)

export const triageLevel = z
  .enum(['emergency', 'urgent', 'routine', 'self_care'])
  .describe('emergency: now; urgent: the same day; routine: within days to weeks; self_care: at home')

const ageSpan = z.strictObject({
  min: ageYears.optional().describe('Youngest age in whole years, inclusive'),
  max: ageYears.optional().describe('Oldest age in whole years, inclusive'),
})

/** A probability: a word of the coarse scale (judgement), or a number with its sources. */
const likelihood = z.union(
  [
    z.enum(wordsOf(LIKELIHOOD_WORDS)),
    z.strictObject({
      p: z.number().min(0.001).max(0.999).describe('Probability from 0.001 to 0.999'),
      sources,
    }),
    z.strictObject({ p: z.enum(wordsOf(LIKELIHOOD_WORDS)), sources }),
  ],
  {
    error: `write a word of the scale (${wordsOf(LIKELIHOOD_WORDS).join(', ')}), or { p: 0.62, sources: [key] } for a number from a study`,
  },
)

const priorValue = z.union(
  [
    z.enum(wordsOf(PRIOR_WORDS)),
    z.strictObject({
      per_1000: z.number().min(0.01).max(900).describe('Of 1000 people with pain here'),
      sources,
    }),
    z.strictObject({ per_1000: z.enum(wordsOf(PRIOR_WORDS)), sources }),
  ],
  {
    error: `write a word of the scale (${wordsOf(PRIOR_WORDS).join(', ')}), or { per_1000: 40, sources: [key] } for a number from a study`,
  },
)

const factor = z.union([z.enum(wordsOf(FACTOR_WORDS)), z.number().min(0).max(20)], {
  error: `write a factor as a number from 0 to 20 or a word (${wordsOf(FACTOR_WORDS).join(', ')})`,
})

export const locationSchema = z.strictObject({
  id: z.number().int().min(1).describe('Never changes once published'),
  key: key.describe('Never changes once published'),
  name: sentence.describe('Plain name, as the list beside the body shows it'),
  anatomical: sentence.describe('Anatomical name'),
  group: sentence.describe('Heading under which the list shows it'),
  includes: sentence.describe('What belongs to this place, in plain words'),
  screen: z.array(key).describe('Danger-sign steps asked first, in this order'),
  opening: z.array(key).max(3).optional().describe('Steps asked right after the screen, in this order'),
  opening_for: z
    .array(z.strictObject({ step: key, sex: z.enum(['male', 'female']).optional(), age: ageSpan.optional() }))
    .max(3)
    .optional()
    .describe('Steps asked after the opening, of some people only'),
})

export const findingSchema = z.strictObject({
  key: key.describe('Name of the finding, used by conditions and red flags'),
  label: sentence.describe('The answer a person picks, in plain words'),
  present: sentence.describe('Said back when the person has it: "Your pain goes below the knee"'),
  absent: sentence
    .optional()
    .describe('Said back when the person does not have it; leave out for single-choice steps'),
  background: likelihood.describe('How often people whose pain here has another cause have it'),
  background_at: z.record(key, likelihood).optional().describe('Other background at some locations'),
  group: key.optional().describe('Findings that say much the same share a group and do not count in full'),
})

export const stepSchema = z.strictObject({
  key,
  id: z.number().int().min(1).describe('Never changes once published'),
  question: sentence.describe('One plain question; it is the heading of its page'),
  why: sentence.describe('Why we ask, in one or two plain sentences'),
  hint: sentence.optional().describe('How to answer, if that is not plain'),
  kind: z
    .enum(['yes_no', 'single', 'multiple'])
    .describe('yes_no: one option; single: exactly one option holds; multiple: any number hold, none too'),
  options: z.array(key).min(1).max(9).describe('Findings, in the order shown'),
  only_at: z
    .array(key)
    .min(1)
    .optional()
    .describe('Ask only at these locations; without it, wherever a condition or red flag uses an option'),
  depends_on_any: z.array(key).optional().describe('Ask only when at least one of these findings was chosen'),
  ask_if: z
    .strictObject({ sex: z.enum(['male', 'female']).optional(), age: ageSpan.optional() })
    .optional()
    .describe('Ask only of these people'),
})

const redFlagWhen = z
  .strictObject({
    all: z.array(key).min(1).optional().describe('All of these findings'),
    any: z.array(key).min(1).optional().describe('At least one of these findings'),
    at_least: z
      .strictObject({ count: z.number().int().min(2), of: z.array(key).min(2) })
      .optional()
      .describe('At least so many of these findings'),
    sex: z.enum(['male', 'female']).optional(),
    age: ageSpan.optional(),
  })
  .refine(
    (when) => when.all ?? when.any ?? when.at_least,
    'name at least one finding under all, any or at_least',
  )

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
      'For routine rules on options of one question: does not count when these options together are usual for the cause that clearly leads',
    ),
  title: sentence.describe('What is worrying, in plain words, without naming it as a fact'),
  do: sentence.describe('What to do now, an instruction, action first'),
  where: sentence.describe('Where or by whom'),
  how_fast: sentence.describe('How soon, said as a time'),
  because: sentence.describe('Why these answers matter'),
  points_to: z.array(key).optional().describe('Dangerous conditions these answers can mean'),
  sources,
})

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
      age: ageSpan.optional().describe('Never offer it in this age span'),
      say: z.array(sentence).min(1).describe('Who must not do it, shown before the test'),
    })
    .describe('For whom the test is not safe'),
  questions: z
    .array(
      z.strictObject({
        key,
        question: sentence,
        options: z
          .array(
            z.strictObject({
              key,
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
    sensitivity: z.number().min(0).max(1).optional(),
    specificity: z.number().min(0).max(1).optional(),
    note: sentence,
    sources,
  }),
})

export const careSchema = z.strictObject({
  key,
  kind: z.enum(['test', 'treatment']),
  category: z.enum(['blood-test', 'imaging', 'consultation', 'therapy']),
  name: sentence,
  what: sentence.describe('What it is'),
  shows: sentence.describe('What it shows, or how it helps'),
  expect: sentence.describe('What to expect'),
  sources,
})

const careUse = z.union([
  key,
  z.strictObject({ care: key, note: sentence.describe('When, or with what limits') }),
])

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
  description: paragraph.describe('What it is, in two to five plain sentences'),
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
    })
    .optional()
    .describe('Only for causes that must not be missed'),
  tests: z.array(careUse),
  treatments: z.array(careUse),
  self_care: z.array(sentence).min(1).describe('What one can do oneself; never a dose'),
  get_help: z.array(sentence).min(1).describe('When to get help sooner'),
  self_tests: z
    .record(
      key,
      z
        .record(
          key,
          z.union([key, z.array(key).min(1), z.strictObject({ min: z.number(), max: z.number() })]),
        )
        .describe('For each question of the test: the answer, answers or range that agree'),
    )
    .optional(),
  neighbours: z.array(key).describe('Conditions it is often confused with'),
  sources: z.array(sourceKey).min(2).describe('At least two, at least one a guideline or review'),
  written: z.iso.date(),
  review: z
    .strictObject({
      date: z.iso.date(),
      by: sentence,
      checked: sentence.describe('What was checked against what'),
    })
    .optional(),
})

export const sourceSchema = z
  .strictObject({
    key: sourceKey,
    title: sentence,
    publisher: sentence.describe('Organisation, or first author and journal'),
    year: z.number().int().min(1950).max(2030),
    kind: z.enum(['guideline', 'review', 'study', 'reference']),
    url: z.url({ protocol: /^https$/ }).optional(),
    doi: z
      .string()
      .regex(/^10\.\d{4,9}\/\S+$/, 'a DOI starts with 10. and has a slash')
      .optional(),
    pmid: z.number().int().min(1).optional(),
    says: sentence.describe('What it says that we rely on, in our words'),
  })
  .refine((source) => source.url ?? source.doi ?? source.pmid, 'give a url, a doi or a pmid')

export type FindingSource = z.infer<typeof findingSchema>
export type StepSource = z.infer<typeof stepSchema>
export type RedFlagSource = z.infer<typeof redFlagSchema>
export type SelfTestSource = z.infer<typeof selfTestSchema>
export type ConditionSource = z.infer<typeof conditionSchema>
export type CitedSource = z.infer<typeof sourceSchema>
