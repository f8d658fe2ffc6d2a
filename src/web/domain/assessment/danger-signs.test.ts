import { expect, test } from 'vitest'
import type { Answers, Stated } from '#engine'
import { exampleKnowledge } from '../../../engine/testing/example-knowledge.ts'
import type { LocationBundle } from '#knowledge/bundle/bundle'
import { readKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { EMPTY_CONSULTATION, personOf } from '#web/domain/consultation/consultation.ts'
import { sessionOf } from '#web/domain/consultation/session.ts'
import { dangerSigns } from './danger-signs.ts'

const steps = [
  { key: 'alarm', kind: 'multiple', question: 'Any of these?', options: ['fainted', 'fever'] },
  { key: 'timing', kind: 'single', question: 'When does it hurt?', options: ['now', 'then'] },
  { key: 'spread', kind: 'multiple', question: 'Does it go anywhere?', options: ['arm', 'fever'] },
]
const knowledge = readKnowledge(
  {
    ...exampleKnowledge,
    version: '1',
    location: { key: 'example', screen: steps.map(({ key }) => key), opening: [] },
    steps: steps.map((step) => ({ ...step, dependsOnAny: [] })),
    findings: ['fainted', 'fever', 'now', 'then', 'arm'].map((key) => ({ key, label: key, background: 0.1 })),
    redFlags: [],
    selfTests: [],
    care: [],
    sources: [],
  } as unknown as LocationBundle,
  'example',
)

function signsOf(answers: Answers, stated: Stated = {}) {
  const consultation = {
    ...EMPTY_CONSULTATION,
    sex: 'male' as const,
    ageBand: '35_44' as const,
    steps: Object.entries(answers),
    stated: Object.entries(stated),
  }
  const signs = dangerSigns(sessionOf(knowledge, consultation, personOf(consultation)!))
  return {
    present: signs.present.map(({ key }) => key),
    absent: signs.absent.map(({ step, said, findings }) => [
      step?.key,
      said,
      ...findings.map(({ key }) => key),
    ]),
    unsure: signs.unsure.map(({ key }) => key),
    asked: signs.asked,
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
    // Another question lists the fever too: what is not sure there is no denial here.
    absent: [],
    unsure: ['alarm'],
    asked: 2,
  })
})

test('a question nobody could answer denies nothing', () => {
  expect(signsOf({ alarm: 'not_sure' })).toEqual({ present: [], absent: [], unsure: ['alarm'], asked: 0 })
})

test('a sign told in own words is present, and one denied there is not asked for in vain', () => {
  expect(signsOf({ timing: ['now'] }, { fever: true }).present).toEqual(['fever'])
  const { present, absent } = signsOf({ alarm: ['fainted'] }, { fever: false })
  expect(present).toEqual(['fainted'])
  expect(absent).toEqual([])
})
