import { expect, test } from 'vitest'
import type { BundleRedFlag } from '#knowledge/bundle'
import type { LocationKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { besides } from './besides.ts'

const rules = [
  {
    key: 'lump',
    title: 'A lump of the breast',
    do: 'See a family doctor within two weeks. Ask to be sent to a breast clinic. Go also without pain.',
    doUntimed: 'See a family doctor. Ask to be sent to a breast clinic. Go also without pain.',
  },
  { key: 'muscles', title: 'Swollen muscles', do: 'Rest and drink. Take no ibuprofen.' },
]
const knowledge = {
  redFlags: new Map(rules.map((rule) => [rule.key, rule as unknown as BundleRedFlag])),
} as unknown as LocationKnowledge

test('says what was found beside what sends somebody sooner, what to ask for and not to do; not where to go and when', () => {
  expect(besides({ milderRules: ['muscles', 'lump', 'of_another_place'] }, knowledge)).toEqual([
    { title: 'Swollen muscles', adds: ['Take no ibuprofen.'] },
    { title: 'A lump of the breast', adds: ['Ask to be sent to a breast clinic.'] },
  ])
})
