import { expect, test } from 'vitest'
import { assess } from './assess.ts'
import { createModel } from './model.ts'
import { exampleKnowledge, man } from './testing/example-knowledge.ts'

const model = createModel({
  ...exampleKnowledge,
  location: { key: 'example', screen: [], opening: ['onset'] },
})
const openAfter = (answers: Record<string, string[]>) => assess(model, man, answers).openFindings

test('a sign that would make it an emergency and was not asked comes first, however little it tells of the cause', () => {
  expect(openAfter({ onset: ['sudden'] })[0]).toBe('numb_saddle')
  expect(openAfter({ onset: ['sudden'] })).toContain('leg_pain')
})

test('what was told, or denied at its question, is not offered again', () => {
  const open = openAfter({ onset: ['sudden'], danger_signs: [], leg: ['leg_pain'] })
  expect(open).not.toContain('numb_saddle')
  expect(open).not.toContain('leg_pain')
})

test('at an emergency nothing is put before what tells of the cause', () => {
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
