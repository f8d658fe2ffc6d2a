import { describe, expect, test } from 'vitest'
import { assess, createModel, type Answers, type Key, type RedFlagRule } from './index.ts'
import { exampleKnowledge } from './testing/example-knowledge.ts'
import type { Step } from './knowledge.ts'

const finding = (key: Key) => ({ key, background: 0.1 })
const step = (key: Key, kind: Step['kind'], ...options: Key[]): Step => ({
  key,
  kind,
  options,
  dependsOnAny: [],
})
const rule = (key: Key, level: RedFlagRule['level'], when: RedFlagRule['when']): RedFlagRule => ({
  key,
  level,
  when,
})
const steps = [
  step('companions', 'multiple', 'stiff_neck', 'runny_nose'),
  step('onset', 'single', 'at_once', 'slowly'),
  step('strength', 'single', 'worst_ever', 'mild'),
  step('bleeding', 'multiple', 'bleeds', 'late'),
]
const model = createModel({
  ...exampleKnowledge,
  findings: steps.flatMap(({ options }) => options).map(finding),
  steps,
  location: { ...exampleKnowledge.location, screen: [], opening: [] },
  redFlags: [
    rule('stiff', 'emergency', { any: ['stiff_neck'] }),
    rule('thunderclap', 'emergency', { all: ['at_once', 'worst_ever'] }),
    rule('bleeding', 'emergency', { all: ['bleeds', 'late'], sex: 'female' }),
    rule('runny', 'routine', { any: ['runny_nose'] }),
  ],
})
const lists = (key: Key, answers: Answers = {}, sex: 'female' | 'male' = 'female') =>
  assess(model, { sex, age: { min: 30, max: 39 }, weightKg: null }, answers).listsDangerSign(key)

describe('a question asks for a danger sign of an emergency', () => {
  test('where one of its options is one by itself', () => {
    expect(lists('companions')).toBe(true)
  })

  test('where an option makes it one together with what was answered, and not before', () => {
    expect(lists('strength')).toBe(false)
    expect(lists('strength', { onset: ['slowly'] })).toBe(false)
    expect(lists('strength', { onset: ['at_once'] })).toBe(true)
    // Also on going back to it.
    expect(lists('strength', { onset: ['at_once'], strength: ['mild'] })).toBe(true)
    expect(lists('onset', { strength: ['mild'] })).toBe(false)
  })

  test('where several of its options make it one together, for people of whom that is true', () => {
    expect(lists('bleeding')).toBe(true)
    expect(lists('bleeding', {}, 'male')).toBe(false)
  })
})
