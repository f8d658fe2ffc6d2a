import { expect, test } from 'vitest'
import type { BundleCondition } from '#knowledge/bundle'
import { canMean } from './can-mean.ts'

const conditions = new Map(
  [
    { key: 'clot', medicalName: 'Deep vein thrombosis' },
    { key: 'gout', medicalName: 'Gout' },
  ].map((condition) => [condition.key, condition as BundleCondition]),
)

test('names causes in the order given, as far as this place knows them', () => {
  expect(canMean(['clot', 'gout', 'elsewhere'], { conditions })).toBe(
    'Can mean, best match first: Deep vein thrombosis; Gout.',
  )
})

test('says nothing where the place knows none of it', () => {
  expect(canMean(['elsewhere'], { conditions })).toBeNull()
  expect(canMean([], { conditions })).toBeNull()
})
