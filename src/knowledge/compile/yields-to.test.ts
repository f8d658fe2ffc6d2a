import { expect, test } from 'vitest'
import { createModel } from '#engine'
import { exampleKnowledge } from '../../engine/testing/example-knowledge.ts'
import type { RedFlagSource } from '../schema/red-flag.ts'
import { yieldsTo } from './yields-to.ts'

const model = createModel(exampleKnowledge)
const causes = (rule: Pick<RedFlagSource, 'when' | 'unless_usual' | 'unless_leads'>) =>
  yieldsTo(rule as RedFlagSource, model)

test('a rule yields to nothing unless it says so', () => {
  expect(causes({ when: { all: ['leg_pain'] } })).toEqual([])
})

test('it yields to causes whose people usually have the sign', () => {
  expect(causes({ when: { all: ['leg_pain'] }, unless_usual: true })).toEqual(['disc'])
})

test('each clause has to be usual, not their sum', () => {
  expect(causes({ when: { any: ['worse_cough'] }, unless_usual: true })).toContain('disc')
  expect(causes({ when: { all: ['fever'], any: ['worse_cough'] }, unless_usual: true })).not.toContain('disc')
})

test('and to a cause that it names, though few of its people have the sign', () => {
  expect(causes({ when: { all: ['fever'] }, unless_leads: ['strain'] })).toEqual(['strain'])
})
