import { describe, expect, test } from 'vitest'
import { gradeOfScore } from './grades.ts'
import { createModel, type Person, type RedFlagRule, type Score, type Triage } from './index.ts'
import { canMean, pointedTo, rankCauses, rankChanges } from './ranking.ts'
import { exampleKnowledge } from './testing/example-knowledge.ts'

const rule = (key: string, level: RedFlagRule['level'], pointsTo: string[]): RedFlagRule => ({
  key,
  level,
  when: {},
  pointsTo,
})
const model = createModel({
  ...exampleKnowledge,
  redFlags: [
    rule('worst_ever', 'emergency', ['bleed', 'clot']),
    rule('one_side_weak', 'emergency', ['clot', 'stroke']),
    rule('six_weeks', 'routine', ['tumour']),
  ],
})
const scoresOf = (finals: Record<string, number>): Score[] =>
  Object.entries(finals)
    .map(([condition, final]) => ({
      condition,
      earlier: final,
      match: final,
      final,
      grade: gradeOfScore(final),
      differencePercent: 0,
      selfTests: 'nothing' as const,
      moved: 'hardly' as const,
    }))
    .toSorted((a, b) => b.final - a.final)
const scores = scoresOf({ migraine: 50, clot: 8, tumour: 20, bleed: 0 })
const triageBy = (
  ...rules: ['worst_ever' | 'one_side_weak' | 'six_weeks', 'emergency' | 'routine'][]
): Triage => ({
  level: 'emergency',
  reasons: rules.map(([key, level]) => ({ kind: 'red_flag', rule: key, level })),
})
const woman: Person = { sex: 'female', age: { min: 30, max: 39 }, weightKg: 60 }
const man: Person = { ...woman, sex: 'male' }
const calm: Triage = { level: 'routine', reasons: [] }
const keysOf = (causes: readonly Pick<Score, 'condition'>[]) => causes.map(({ condition }) => condition)
const order = (triage: Triage, of = scores) => keysOf(rankCauses(model, woman, triage, of).causes)

test('what an emergency sign can mean is lifted, but not over what is far likelier', () => {
  expect(order(triageBy(['worst_ever', 'emergency']))).toEqual(['clot', 'migraine', 'tumour', 'bleed'])
})

test('what two emergency signs can mean is lifted over what only one of them can mean', () => {
  const both = triageBy(['worst_ever', 'emergency'], ['one_side_weak', 'emergency'])
  expect(order(both, scoresOf({ clot: 8, stroke: 20, bleed: 20, migraine: 50 }))[0]).toBe('clot')
})

test('a dangerous cause that is likely enough is lifted too', () => {
  const danger = { kind: 'danger', condition: 'clot', level: 'emergency', probability: 0.08 } as const
  expect(order({ level: 'emergency', reasons: [danger] })).toEqual(['clot', 'migraine', 'tumour', 'bleed'])
  const today = { ...danger, level: 'urgent' } as const
  expect(order({ level: 'urgent', reasons: [today] })[0]).toBe('migraine')
})

test('for who goes on, a clear leader to be seen today is not put behind what is far rarer', () => {
  const leads = (probability: number): Triage => ({
    level: 'emergency',
    reasons: [
      { kind: 'red_flag', rule: 'worst_ever', level: 'emergency' },
      { kind: 'danger', condition: 'tumour', level: 'urgent', probability },
    ],
  })
  const first = (triage: Triage, goesOn: boolean) =>
    rankCauses(model, woman, triage, scoresOf({ tumour: 78, clot: 12, migraine: 5 }), goesOn).causes[0]!
      .condition
  expect(first(leads(0.78), true)).toBe('tumour')
  expect(first(leads(0.78), false)).toBe('clot')
  expect(first(leads(0.7), true)).toBe('clot')
})

test('a sign that is no emergency changes no order, though it is named', () => {
  const triage = triageBy(['six_weeks', 'routine'])
  expect(order(triage)).toEqual(['migraine', 'tumour', 'clot', 'bleed'])
  expect([...pointedTo(model, woman, triage)]).toEqual(['tumour'])
})

test('shows three to five causes, and lists the rest unless they hardly fit at all', () => {
  const ranking = rankCauses(model, woman, calm, scoresOf({ a: 60, b: 20, c: 8, d: 6, e: 4, f: 1, g: 0.1 }))
  expect(keysOf(ranking.shown)).toEqual(['a', 'b', 'c', 'd'])
  expect(keysOf(ranking.matching)).toEqual(['a', 'b'])
  expect(keysOf(ranking.lessLikely)).toEqual(['e', 'f'])
  expect(rankCauses(model, woman, calm, scoresOf({ a: 98, b: 1, c: 0.6, d: 0.2 })).shown).toHaveLength(3)
})

test('shows the first of the order also where an emergency changed it', () => {
  const finals = { migraine: 30, strain: 20, tension: 10, tumour: 6, clot: 0.7, bleed: 0.2 }
  const { causes, shown, lessLikely } = rankCauses(
    model,
    woman,
    triageBy(['worst_ever', 'emergency']),
    scoresOf(finals),
  )
  expect(keysOf(causes)).toEqual(['migraine', 'strain', 'tension', 'clot', 'tumour', 'bleed'])
  expect(keysOf(shown)).toEqual(['migraine', 'strain', 'tension'])
  expect(keysOf(lessLikely)).toEqual(['clot', 'tumour'])
})

test('explains what scores enough, and the best match in any case; the first two are to be asked about', () => {
  const { explained, foremost } = rankCauses(model, woman, calm, scoresOf({ a: 4, b: 3, c: 2 }))
  expect(keysOf(explained)).toEqual(['a'])
  // A poor match behind the first is nothing to ask a doctor about.
  expect(keysOf(foremost)).toEqual(['a'])
  expect(keysOf(rankCauses(model, woman, calm, scoresOf({ a: 50, b: 30, c: 12 })).foremost)).toEqual([
    'a',
    'b',
  ])
  expect(keysOf(rankCauses(model, woman, calm, scoresOf({ a: 60, b: 20, c: 4 })).explained)).toEqual([
    'a',
    'b',
  ])
})

describe('what it can mean that should be thought of', () => {
  const meant = (triage: Triage, of = scores) =>
    canMean(model, woman, triage, rankCauses(model, woman, triage, of))
  const danger = { kind: 'danger', condition: 'tumour', level: 'urgent', probability: 0.2 } as const

  test('what danger signs found can mean, also those that are no emergency, and likely dangerous causes', () => {
    const sign = { kind: 'red_flag', rule: 'one_side_weak', level: 'urgent' } as const
    expect(meant({ level: 'urgent', reasons: [danger, sign] })).toEqual(['tumour', 'clot'])
    expect(meant({ level: 'routine', reasons: [{ ...sign, rule: 'six_weeks', level: 'routine' }] })).toEqual([
      'tumour',
    ])
  })

  test('nothing where no danger was found, however well a cause matches', () => {
    expect(meant(calm)).toEqual([])
    expect(
      meant({ level: 'urgent', reasons: [{ kind: 'leading', condition: 'migraine', level: 'urgent' }] }),
    ).toEqual([])
  })

  test('at an emergency the causes that would be shown in full as well, in the order of the ranking', () => {
    const finals = { migraine: 50, strain: 20, tension: 10, tumour: 4, bleed: 0.1 }
    expect(meant(triageBy(['worst_ever', 'emergency']), scoresOf(finals))).toEqual([
      'migraine',
      'strain',
      'tension',
      'bleed',
    ])
  })

  test('only what is known at the place', () => {
    expect(meant(triageBy(['worst_ever', 'emergency']), scoresOf({ migraine: 50 }))).toEqual(['migraine'])
  })
})

test('says what moved', () => {
  const after = scoresOf({ strain: 60, disc: 40, stone: 10 })
  const before = scoresOf({ disc: 50, strain: 40, stone: 10 })
  expect(rankChanges(before, after)).toEqual([
    { condition: 'strain', from: 2, to: 1 },
    { condition: 'disc', from: 1, to: 2 },
  ])
  expect(rankChanges(before, before)).toEqual([])
})

test('a danger sign means nothing that only the other sex can have', () => {
  const [first, ...others] = exampleKnowledge.conditions
  const ofWomen = createModel({
    ...exampleKnowledge,
    conditions: [{ ...first!, sex: 'female' }, ...others],
    redFlags: [rule('worst_ever', 'emergency', [first!.key])],
  })
  const triage = triageBy(['worst_ever', 'emergency'])
  const found = scoresOf({ migraine: 50, [first!.key]: 8 })
  const leadingFor = (person: Person) => rankCauses(ofWomen, person, triage, found).causes[0]!.condition
  expect([woman, man].map(leadingFor)).toEqual([first!.key, 'migraine'])
  expect([woman, man].map((person) => [...pointedTo(ofWomen, person, triage)])).toEqual([[first!.key], []])
})

test('a danger sign means nothing of another time of life', () => {
  const [first, ...others] = exampleKnowledge.conditions
  const ofOldAge = createModel({
    ...exampleKnowledge,
    conditions: [{ ...first!, sex: 'any', age: { min: 50, max: 110 } }, ...others],
    redFlags: [rule('worst_ever', 'emergency', [first!.key])],
  })
  const triage = triageBy(['worst_ever', 'emergency'])
  const meantAt = (min: number, max: number) => [
    ...pointedTo(ofOldAge, { ...woman, age: { min, max } }, triage),
  ]
  expect([meantAt(30, 39), meantAt(40, 44), meantAt(75, 120)]).toEqual([[], [first!.key], [first!.key]])
})
