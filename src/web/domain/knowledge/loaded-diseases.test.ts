import { expect, test } from 'vitest'
import type { BundleCondition } from '#knowledge/bundle/bundle'
import { diseasesOf } from './loaded-diseases.ts'

test('loaded causes are kept by short name, one entry a symptom', () => {
  const condition = {
    key: 'gout',
    name: 'Gout',
    description: 'Crystals in a joint.',
    age: { min: 30, max: 90 },
    sex: 'any',
    weightKg: { min: 0, max: 400 },
    likelihoods: { joint_hot: 0.9, fever: 0.2 },
  } as Partial<BundleCondition> as BundleCondition
  expect(diseasesOf({ conditions: [condition] })).toEqual({
    gout: {
      fullName: 'Gout',
      description: 'Crystals in a joint.',
      age_range: { min: 30, max: 90 },
      sex: 'any',
      weight: { min: 0, max: 400 },
      joint_hot: 0.9,
      fever: 0.2,
    },
  })
})
