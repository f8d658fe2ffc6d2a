import { expect, test } from 'vitest'
import type { Answers, Person } from '#engine'
import { dangerSigns } from './danger-signs.ts'

const man: Person = { sex: 'male', age: { min: 35, max: 44 }, weightKg: null }

function signsOf(answers: Answers) {
  const steps = [
    { key: 'alarm', kind: 'multiple', question: 'Any of these?', options: ['fainted', 'fever'] },
    { key: 'timing', kind: 'single', question: 'When does it hurt?', options: ['now', 'then'] },
    { key: 'spread', kind: 'multiple', question: 'Does it go anywhere?', options: ['arm', 'fever'] },
  ]
  const findings = ['fainted', 'fever', 'now', 'then', 'arm'].map((key) => ({ key }))
  const knowledge = {
    model: {
      steps: new Map(
        steps.map((step) => [step.key, { options: step.options.map((finding) => ({ finding })) }]),
      ),
    },
    bundle: { location: { screen: steps.map(({ key }) => key) } },
    steps: new Map(steps.map((step) => [step.key, step])),
    findings: new Map(findings.map((finding) => [finding.key, finding])),
  } as unknown as Parameters<typeof dangerSigns>[0]['knowledge']
  const { present, absent, unsure, asked } = dangerSigns({ knowledge, person: man, answers })
  return {
    present: present.map(({ key }) => key),
    absent: absent.map(({ step, said, findings: signs }) => [step.key, said, ...signs.map(({ key }) => key)]),
    unsure: unsure.map(({ key }) => key),
    asked,
  }
}

test('says what none of was chosen, under the question that asked for it, each sign once', () => {
  expect(signsOf({ alarm: [], timing: ['now'], spread: [] })).toEqual({
    present: [],
    absent: [
      ['alarm', 'none_of_these', 'fainted', 'fever'],
      ['spread', 'none_of_these', 'arm'],
    ],
    unsure: [],
    asked: 3,
  })
})

test('a sign asked twice is present if it was chosen once', () => {
  expect(signsOf({ alarm: [], spread: ['fever', 'arm'] })).toEqual({
    present: ['arm', 'fever'],
    absent: [['alarm', 'none_of_these', 'fainted']],
    unsure: [],
    asked: 3,
  })
})

test('a box not ticked beside a ticked one is no denial, unless another answer says it more firmly', () => {
  expect(signsOf({ alarm: ['fainted'] }).absent).toEqual([['alarm', 'not_ticked', 'fever']])
  expect(signsOf({ alarm: ['fainted'], spread: [] }).absent).toEqual([
    ['spread', 'none_of_these', 'arm', 'fever'],
  ])
})

test('a sign beside "not sure" is present, and the others of its question are left open', () => {
  expect(signsOf({ alarm: ['fainted', 'not_sure'], spread: ['arm'] })).toEqual({
    present: ['fainted', 'arm'],
    absent: [['spread', 'not_ticked', 'fever']],
    unsure: ['alarm'],
    asked: 3,
  })
})

test('a question nobody could answer denies nothing', () => {
  expect(signsOf({ alarm: 'not_sure' })).toEqual({ present: [], absent: [], unsure: ['alarm'], asked: 0 })
})
