import { expect, test } from 'vitest'
import type { BundleCondition, BundleRedFlag, LocationBundle } from '#knowledge/bundle/bundle'
import type { LocationKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { EMPTY_CONSULTATION, type Consultation } from './consultation.ts'
import { knowledgeForPerson } from './knowledge-for-person.ts'

const child = [{ age: { min: 0, max: 11 } }]
const men = [{ sex: 'male' as const, age: { min: 0, max: 120 } }]
const condition = {
  key: 'gout',
  name: 'Gout',
  description: 'A joint gets hot.',
  see: 'See a doctor; women within a week.',
  getHelp: [{ say: 'From 50 on today.' }, { say: 'When it is hot.' }],
  selfCare: ['Rest.', 'Drink; in pregnancy ask.'],
  tests: [{ care: 'xray', note: 'Not in pregnancy.' }],
  treatments: [],
  variants: [
    { of: 'see', for: men, say: 'See a doctor.' },
    { of: 'getHelp', at: 0, for: child },
    { of: 'selfCare', at: 1, for: [...child, ...men], say: 'Drink.' },
    { of: 'tests', at: 0, for: men },
  ],
} as unknown as BundleCondition
const rule = {
  key: 'hot',
  title: 'Hot',
  do: 'Go today. From 50 on, now. Do not drive yourself.',
  marks: [{ at: 2, about: ['driving'] }],
  where: 'A hospital',
  because: 'It can be infected',
  variants: [{ for: child, say: 'Go today. Do not drive yourself.', marks: [{ at: 1, about: ['driving'] }] }],
} as unknown as BundleRedFlag
const untimed = {
  ...rule,
  key: 'untimed',
  doUntimed: 'Go. From 50 on, now. Do not drive yourself.',
  variants: [{ for: child, say: 'Go today.', doUntimed: 'Go.' }],
}

const they = { 'Go today. Do not drive yourself.': 'Go today. Do not let them drive.' }
const bundle = { steps: [], findings: [], conditions: [condition], redFlags: [rule, untimed], they }
const knowledge = { bundle: bundle as unknown as LocationBundle } as LocationKnowledge

const read = (ageBand: Consultation['ageBand'], sex: Consultation['sex']) => {
  const { conditions, redFlags } = knowledgeForPerson(knowledge, { ...EMPTY_CONSULTATION, ageBand, sex })
  const { see, getHelp, selfCare, tests } = conditions.get('gout')!
  const flag = redFlags.get('hot')!
  return {
    advice: [see, ...getHelp.map(({ say }) => say), ...selfCare, ...tests.map(({ note }) => note)],
    do: flag.do,
    marks: flag.marks,
    untimed: redFlags.get('untimed')!.doUntimed,
    marksOfUntimed: redFlags.get('untimed')!.marks,
  }
}

test('a person reads what can hold for them, and the rest as it stands', () => {
  expect(read('25_34', 'female')).toEqual({
    advice: [
      condition.see,
      'From 50 on today.',
      'When it is hot.',
      'Rest.',
      'Drink; in pregnancy ask.',
      'Not in pregnancy.',
    ],
    do: rule.do,
    marks: rule.marks,
    untimed: untimed.doUntimed,
    marksOfUntimed: rule.marks,
  })
  expect(read('25_34', 'male').advice).toEqual([
    'See a doctor.',
    'From 50 on today.',
    'When it is hot.',
    'Rest.',
    'Drink.',
    undefined,
  ])
})

test('marks, and the advice without its time, go with the sentences that are read', () => {
  expect(read('5_11', 'female')).toMatchObject({
    do: 'Go today. Do not let them drive.',
    marks: [{ at: 1, about: ['driving'] }],
    untimed: 'Go.',
    marksOfUntimed: undefined,
  })
})
