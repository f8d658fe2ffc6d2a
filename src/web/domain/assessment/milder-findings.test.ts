import { expect, test } from 'vitest'
import type { BundleRedFlag } from '#knowledge/bundle/bundle'
import type { LocationKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { milderFindings } from './milder-findings.ts'

const rules = [
  {
    key: 'lump',
    title: 'A lump of the breast',
    do: 'See a family doctor within two weeks. Ask to be sent to a breast clinic. Go also without pain.',
    doUntimed: 'See a family doctor. Ask to be sent to a breast clinic. Go also without pain.',
    marks: [{ at: 1, about: ['stays_true'] }],
  },
  {
    key: 'muscles',
    title: 'Swollen muscles',
    do: 'Rest and drink. Take no ibuprofen.',
    marks: [
      { at: 0, about: ['food'] },
      { at: 1, about: ['stays_true'] },
    ],
  },
]
const knowledge = {
  redFlags: new Map(rules.map((rule) => [rule.key, rule as unknown as BundleRedFlag])),
} as unknown as LocationKnowledge

test('says what was found beside what sends somebody sooner, what to ask for and not to do; not where to go and when', () => {
  expect(milderFindings({ milderRules: ['muscles', 'lump', 'of_another_place'] }, knowledge)).toEqual([
    { title: 'Swollen muscles', adds: [{ say: 'Take no ibuprofen.', about: ['stays_true'] }] },
    {
      title: 'A lump of the breast',
      adds: [{ say: 'Ask to be sent to a breast clinic.', about: ['stays_true'] }],
    },
  ])
})
