import { expect, test } from 'vitest'
import type { Next } from '#engine'
import type { Consultation } from '#web/domain/consultation/consultation.ts'
import { FLOW } from './flow.ts'
import { stepOfFragment, questionFragment, questionHref } from './question-address.ts'

const consultation: Pick<Consultation, 'steps'> = {
  steps: [
    ['collapse_signs', []],
    ['pain_onset', ['sudden']],
  ],
}
const next: Next = { kind: 'ask', step: 'intimate_risk', part: 'interview' }
const session = { consultation, assessment: { next } }

test('an address names a question by its number, which leads there', () => {
  const asked = ['collapse_signs', 'pain_onset', 'intimate_risk']
  const fragments = asked.map((step) => questionFragment(step, session))
  expect(fragments).toEqual(['1', '2', '3'])
  expect(fragments.map((fragment) => stepOfFragment(fragment, session))).toEqual(asked)
  expect(questionHref('pain_onset', session)).toBe(`${FLOW.steps}#2`)
})

test('a number that is too high leads to the next question, and a key to its own', () => {
  expect(['2', '9', '0'].map((fragment) => stepOfFragment(fragment, session))).toEqual([
    'pain_onset',
    'intimate_risk',
    'intimate_risk',
  ])
  const done: Next = { kind: 'done', because: 'settled' }
  expect(stepOfFragment('3', { consultation, assessment: { next: done } })).toBe('')
  expect(['pain_onset', 'own-words', ''].map((fragment) => stepOfFragment(fragment, session))).toEqual([
    'pain_onset',
    'own-words',
    '',
  ])
})
