import { expect, test } from 'vitest'
import { kindsOf, type Fall } from './safety.ts'

const fall = (change: Partial<Fall>): Fall => ({
  location: 'head',
  condition: 'meningitis_encephalitis',
  danger: 'emergency',
  presentation: 'early',
  person: { sex: 'female', age: { min: 25, max: 34 }, weightKg: null },
  level: 'emergency',
  step: 'head_danger_signs',
  from: ['confused_drowsy'],
  to: [],
  fallsTo: 'routine',
  ...change,
})

test('falls of one cause by one answer are one kind, whoever has it and wherever it hurts', () => {
  const kinds = kindsOf([fall({}), fall({ location: 'ear', presentation: 'atypical' })])
  expect(kinds).toEqual([{ steepest: fall({}), count: 2 }])
})

test('the steepest kind comes first, "not sure" before not ticked, then the most frequent', () => {
  const kinds = kindsOf([
    fall({}),
    fall({ step: 'general_signs' }),
    fall({ step: 'general_signs' }),
    fall({ to: 'not_sure' }),
    fall({ fallsTo: 'self_care' }),
  ])
  expect(kinds.map(({ steepest: { step, to, fallsTo } }) => [step, to, fallsTo])).toEqual([
    ['head_danger_signs', [], 'self_care'],
    ['head_danger_signs', 'not_sure', 'routine'],
    ['general_signs', [], 'routine'],
    ['head_danger_signs', [], 'routine'],
  ])
})
