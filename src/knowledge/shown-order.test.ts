import { expect, test } from 'vitest'
import type { Score, Triage } from '#engine'
import type { LocationBundle } from './bundle.ts'
import { inShownOrder, pointedTo } from './shown-order.ts'

const bundle = {
  redFlags: [
    { key: 'worst_ever', level: 'emergency', pointsTo: ['bleed', 'clot'] },
    { key: 'one_side_weak', level: 'emergency', pointsTo: ['clot', 'stroke'] },
    { key: 'six_weeks', level: 'routine', pointsTo: ['tumour'] },
  ],
} as unknown as LocationBundle
const finals = { migraine: 50, clot: 8, tumour: 20, bleed: 0 }
const scores = Object.entries(finals).map(([condition, final]) => ({ condition, final })) as Score[]
const triageBy = (
  ...rules: ['worst_ever' | 'one_side_weak' | 'six_weeks', 'emergency' | 'routine'][]
): Triage => ({
  level: 'emergency',
  reasons: rules.map(([rule, level]) => ({ kind: 'red_flag', rule, level })),
})
const told = (triage: Triage) => inShownOrder(bundle, triage, scores).map(({ condition }) => condition)

test('what an emergency sign can mean is lifted, but not over what is far likelier', () => {
  expect(told(triageBy(['worst_ever', 'emergency']))).toEqual(['clot', 'migraine', 'tumour', 'bleed'])
})

test('what two emergency signs can mean is lifted over what only one of them can mean', () => {
  const finals = { clot: 8, stroke: 20, bleed: 20, migraine: 50 }
  const scores = Object.entries(finals).map(([condition, final]) => ({ condition, final })) as Score[]
  const both = triageBy(['worst_ever', 'emergency'], ['one_side_weak', 'emergency'])
  expect(inShownOrder(bundle, both, scores)[0]!.condition).toBe('clot')
})

test('a dangerous cause that is likely enough is lifted too', () => {
  const danger = { kind: 'danger', condition: 'clot', level: 'emergency', probability: 0.08 } as const
  expect(told({ level: 'emergency', reasons: [danger] })).toEqual(['clot', 'migraine', 'tumour', 'bleed'])
  const today = { ...danger, level: 'urgent' } as const
  expect(told({ level: 'urgent', reasons: [today] })[0]).toBe('migraine')
})

test('a sign that is no emergency changes no order, though it is named', () => {
  const triage = triageBy(['six_weeks', 'routine'])
  expect(told(triage)).toEqual(['migraine', 'tumour', 'clot', 'bleed'])
  expect([...pointedTo(bundle, triage)]).toEqual(['tumour'])
})
