import { expect, test } from 'vitest'
import { assess } from './assess.ts'
import { createModel } from './model.ts'
import { exampleKnowledge, man } from './testing/example-knowledge.ts'

const model = createModel({
  ...exampleKnowledge,
  location: { key: 'example', screen: [], opening: ['onset'] },
})
const openAfter = (answers: Record<string, string[]>) => assess(model, man, answers).openFindings

test('a sign that would make it an emergency and was not asked comes first, however little information it has', () => {
  expect(openAfter({ onset: ['sudden'] })[0]).toBe('numb_saddle')
  expect(openAfter({ onset: ['sudden'] })).toContain('leg_pain')
})

test('what was stated, or denied at its question, is not offered again', () => {
  const open = openAfter({ onset: ['sudden'], danger_signs: [], leg: ['leg_pain'] })
  expect(open).not.toContain('numb_saddle')
  expect(open).not.toContain('leg_pain')
})

test('at an emergency nothing is put before what is evidence about the cause', () => {
  const flags = [
    ...exampleKnowledge.redFlags,
    { key: 'fever_now', level: 'emergency' as const, when: { any: ['fever'] } },
  ]
  const steps = exampleKnowledge.steps.flatMap((step) =>
    step.key === 'danger_signs'
      ? step.options.map((finding) => ({
          ...step,
          key: finding,
          kind: 'multiple' as const,
          options: [finding],
        }))
      : [step],
  )
  const split = createModel({
    ...exampleKnowledge,
    location: { key: 'example', screen: [], opening: ['onset'] },
    redFlags: flags,
    steps,
  })
  expect(assess(split, man, {}).openFindings.slice(0, 2).toSorted()).toEqual(['fever', 'numb_saddle'])
  expect(assess(split, man, { fever: ['fever'] }).openFindings[0]).not.toBe('numb_saddle')
})

test('what builds on another finding is offered once that one holds', () => {
  expect(openAfter({ onset: ['sudden'] })).not.toContain('below_knee')
  expect(openAfter({ onset: ['sudden'], leg: ['leg_pain'] })).toContain('below_knee')
})

test('a sign that would make it urgent is offered where it is less, and not where it is as much', () => {
  const flags = [
    ...exampleKnowledge.redFlags,
    { key: 'cough_today', level: 'urgent' as const, when: { any: ['worse_cough'] } },
    { key: 'fever_today', level: 'urgent' as const, when: { any: ['fever'] } },
  ]
  const urgent = createModel({ ...exampleKnowledge, redFlags: flags })
  expect(assess(urgent, man, { danger_signs: [], onset: ['sudden'] }).openFindings[0]).toBe('worse_cough')
  const withFever = assess(urgent, man, { danger_signs: ['fever'], onset: ['sudden'] })
  expect(withFever.triage.level).toBe('urgent')
  expect(withFever.openFindings[0]).toBe('leg_pain')
})

test('a sign that nobody may stay at home with is offered, and nothing is by a rule that holds without it', () => {
  const asked = ['a', 'b', 'c', 'd', 'e', 'f']
  const conditions = exampleKnowledge.conditions.map((condition) => ({
    ...condition,
    prior: { ...condition.prior, per1000: condition.key === 'strain' ? 950 : 0.1 },
  }))
  const soon = createModel({
    ...exampleKnowledge,
    conditions,
    findings: [...exampleKnowledge.findings, ...asked.map((key) => ({ key, background: 0.1 }))],
    steps: [
      ...exampleKnowledge.steps,
      ...asked.map((key) => ({ key, kind: 'yes_no' as const, options: [key], dependsOnAny: [] })),
    ],
    redFlags: [
      { key: 'cough_soon', level: 'routine', when: { any: ['worse_cough'] } },
      { key: 'sudden_soon', level: 'routine', when: { any: ['sudden'] }, yieldsTo: ['strain'] },
    ],
  })
  const denied = Object.fromEntries(asked.map((key) => [key, []]))
  const assessment = assess(soon, man, { danger_signs: [], onset: ['sudden'], ...denied })
  expect(assessment.triage.level).toBe('self_care')
  expect(assessment.openFindings[0]).toBe('worse_cough')
})

test('a sign for which a likely cause says to get help sooner is offered before what is only evidence about the cause', () => {
  const conditions = exampleKnowledge.conditions.map((condition) =>
    condition.key === 'strain'
      ? {
          ...condition,
          getHelp: [
            { tie: { level: 'urgent' as const, when: [['sudden', 'worse_cough']] } },
            { tie: { level: 'emergency' as const, when: [['tingling']], age: { min: 60 } } },
          ],
        }
      : condition,
  )
  const model = createModel({ ...exampleKnowledge, conditions })
  const answers = { danger_signs: [], onset: ['sudden'] }
  expect(assess(model, man, answers).openFindings[0]).toBe('worse_cough')
  expect(assess(model, man, { danger_signs: [], onset: ['slow'] }).openFindings[0]).not.toBe('worse_cough')
  const old = { ...man, age: { min: 65, max: 74 } }
  expect(assess(model, old, answers).openFindings.slice(0, 2)).toEqual(['tingling', 'worse_cough'])
})
