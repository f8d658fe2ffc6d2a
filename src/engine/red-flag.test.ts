import { expect, test } from 'vitest'
import { createModel, type Answers } from './index.ts'
import { holds } from './red-flag.ts'
import { infer } from './posterior.ts'
import { triageOf } from './triage.ts'
import type { RedFlagRule } from './knowledge.ts'
import { exampleKnowledge, man } from './testing/example-knowledge.ts'

const rule: RedFlagRule = {
  key: 'rule',
  level: 'emergency',
  when: { all: ['fever'] },
  unless: { all: ['slow'], any: ['leg_pain', 'tingling'] },
}
const having = (...findings: string[]) => holds(rule, man, new Set(findings))

test('a rule does not count where all that takes it away is present', () => {
  expect(having('fever')).toBe(true)
  expect(having('fever', 'slow')).toBe(true)
  expect(having('fever', 'leg_pain')).toBe(true)
  expect(having('fever', 'slow', 'tingling')).toBe(false)
  expect(having('slow', 'tingling')).toBe(false)
})

test('what is only possible takes no rule away', () => {
  const certain = new Set(['fever'])
  expect(holds(rule, man, new Set(['fever', 'slow', 'tingling']), certain)).toBe(true)
})

test('a sign nobody is sure about counts, also while it is open whether the rule would yield', () => {
  const model = createModel({ ...exampleKnowledge, redFlags: [rule] })
  const answers: Answers = { danger_signs: 'not_sure', onset: 'not_sure', leg: 'not_sure', cough: [] }
  expect(triageOf(model, infer(model, man, answers), null).reasons).toContainEqual({
    kind: 'unsure',
    step: 'danger_signs',
    level: 'urgent',
  })
})
