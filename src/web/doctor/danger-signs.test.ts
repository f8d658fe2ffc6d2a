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
  const place = {
    model: {
      steps: new Map(
        steps.map((step) => [step.key, { options: step.options.map((finding) => ({ finding })) }]),
      ),
    },
    bundle: { location: { screen: steps.map(({ key }) => key) } },
    steps: new Map(steps.map((step) => [step.key, step])),
    findings: new Map(findings.map((finding) => [finding.key, finding])),
  } as unknown as Parameters<typeof dangerSigns>[0]['place']
  const { present, denied, unsure } = dangerSigns({ place, person: man, answers })
  return {
    present: present.map(({ key }) => key),
    denied: denied.map(({ step, findings: signs }) => [step.key, ...signs.map(({ key }) => key)]),
    unsure: unsure.map(({ key }) => key),
  }
}

test('says what was denied under the question that asked for it, each sign once', () => {
  expect(signsOf({ alarm: [], timing: ['now'], spread: [] })).toEqual({
    present: [],
    denied: [
      ['alarm', 'fainted', 'fever'],
      ['spread', 'arm'],
    ],
    unsure: [],
  })
})

test('a sign asked twice is present if it was chosen once', () => {
  expect(signsOf({ alarm: [], spread: ['fever', 'arm'] })).toEqual({
    present: ['arm', 'fever'],
    denied: [['alarm', 'fainted']],
    unsure: [],
  })
})

test('a question nobody could answer denies nothing', () => {
  expect(signsOf({ alarm: 'not_sure' })).toEqual({ present: [], denied: [], unsure: ['alarm'] })
})
