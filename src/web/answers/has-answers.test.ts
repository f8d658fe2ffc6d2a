import { expect, test } from 'vitest'
import { EMPTY_CONSULTATION } from './consultation.ts'
import { hasAnswers } from './has-answers.ts'
import { NO_MARK } from './pain-mark.ts'
import { writeUserAnswers } from './user-answers.ts'

const holding = (text: string | null) => ({ read: () => text })
const lost = { ...EMPTY_CONSULTATION, mark: NO_MARK }
const told = { ...EMPTY_CONSULTATION, painLocation: { id: 1, key: 'low_back' }, mark: NO_MARK }

test.each([
  ['one answer', { ...told, steps: [['fever_signs', ['fever']] as const] }, true],
  ['a question answered with "not sure"', { ...told, steps: [['fever_signs', 'not_sure'] as const] }, true],
  ['a place alone', told, true],
  ['an answer whose place was lost', { ...lost, steps: [['fever_signs', ['fever']] as const] }, true],
  ['a body alone', { ...lost, sex: 'female' }, false],
  ['a self-test alone', { ...lost, selfTests: [['leg_pain', 'yes'] as const] }, false],
])('%s', (_, consultation, has) => {
  expect(hasAnswers(holding(JSON.stringify(writeUserAnswers(consultation as never))))).toBe(has)
})

test('nothing, or what is no answer at all', () => {
  expect(hasAnswers(holding(null))).toBe(false)
  expect(hasAnswers(holding('{"broken'))).toBe(false)
})
