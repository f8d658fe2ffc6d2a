import { expect, test } from 'vitest'
import { fixtureBundles } from '../testing/fixture-knowledge.ts'
import { presentDisease } from './present-disease.ts'

test('a condition has the fields of the specification, and ours beside them', () => {
  const bundle = fixtureBundles.low_back
  expect(presentDisease(bundle.conditions[0]!, bundle)).toMatchInlineSnapshot(`
    {
      "age_range": {
        "max_age": 70,
        "min_age": 15,
      },
      "description": "Some fibres of a muscle are torn. They mend by themselves.",
      "disease_name": "Slipped disc",
      "disease_short_name": "disc_herniation",
      "gender": "any",
      "get_help": [
        "It gets worse day by day",
      ],
      "icd10": "M51.2",
      "icd11": "FA80.2",
      "medical_name": "Lumbar disc herniation, with sciatica",
      "per_1000": 40,
      "see": "Nobody, unless it lasts longer than six weeks",
      "self_care": [
        "Keep moving",
      ],
      "sources": [
        {
          "publisher": "A guideline body",
          "title": "Low back pain",
          "url": "https://example.org/low-back",
          "year": 2020,
        },
      ],
      "symptoms": [
        {
          "key": "leg_pain",
          "label": "It goes down my leg",
          "value": 0.9,
        },
        {
          "key": "numb_saddle",
          "label": "I am numb between my legs",
          "value": 0.02,
        },
      ],
      "urgency": "routine",
      "weight": {
        "max_kg": 400,
        "min_kg": 60,
      },
    }
  `)
})
