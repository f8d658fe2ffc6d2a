import { expect, test } from 'vitest'
import { readBundles } from '#evaluation/read-bundles'
import { readKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { EMPTY_CONSULTATION, withStepAnswer, type Consultation } from './consultation.ts'
import { sessionOf } from './session.ts'
import { harmless, playedSession } from './testing/played-session.ts'

const bundle = readBundles().find(({ location }) => location.key === 'knee')!
const knowledge = readKnowledge(bundle, 'knee')
const person = { sex: 'female' as const, age: { min: 35, max: 44 }, weightKg: null }
const askedOfAll = new Set(bundle.steps.filter(({ askIf }) => askIf === undefined).map(({ key }) => key))
const [first, second] = bundle.location.screen.filter((key) => askedOfAll.has(key)) as [string, string]
const from: Consultation = {
  ...EMPTY_CONSULTATION,
  steps: [
    [second, []],
    ['of_another_place', ['something']],
    [first, ['unknown_sign']],
  ],
  selfTests: [['unknown_question', 'yes']],
}

test('leaves out what does not apply, in the order of answering', () => {
  const { consultation, answers } = sessionOf(knowledge, from, person)
  expect(consultation.steps).toEqual([
    [second, []],
    [first, []],
  ])
  expect(consultation.selfTests).toEqual([])
  expect(answers).toEqual(Object.fromEntries(consultation.steps))
})

test('assesses an answer once: the page it leads to renders what the tap found', () => {
  const tapped = sessionOf(knowledge, withStepAnswer(from, first, 'not_sure'), person)
  expect(sessionOf(knowledge, tapped.consultation, person)).toBe(tapped)
  expect(sessionOf(knowledge, withStepAnswer(tapped.consultation, first, []), person)).not.toBe(tapped)
})

test('who has nothing that is asked about is nowhere sent off today', () => {
  const sentOff = readBundles().flatMap((each) => {
    const { level } = playedSession(each, harmless).assessment.triage
    return level === 'routine' || level === 'self_care' ? [] : [`${each.location.key}: ${level}`]
  })
  expect(sentOff).toEqual([])
})
