import { expect, test } from 'vitest'
import { ANSWERS_KEY, RESULT_REACHED_KEY } from '#web/domain/storage/device-storage.ts'
import { EMPTY_CONSULTATION } from './consultation.ts'
import { NO_MARK } from './pain-mark.ts'
import { stageOf } from './stage.ts'
import { writeUserAnswers } from './user-answers.ts'

const holding = (items: Record<string, string>) => ({ read: (key: string) => items[key] ?? null })
const stored = (consultation: unknown) => ({
  [ANSWERS_KEY]: JSON.stringify(writeUserAnswers(consultation as never)),
})
const lost = { ...EMPTY_CONSULTATION, mark: NO_MARK }
const placed = { ...EMPTY_CONSULTATION, painLocation: { id: 1, key: 'low_back' }, mark: NO_MARK }
const answered = { ...placed, steps: [['fever_signs', ['fever']]] }
const tested = { ...answered, selfTests: [['leg_pain', 'yes']] }

test.each([
  ['one answer', answered, 'begun'],
  ['a question answered with "not sure"', { ...placed, steps: [['fever_signs', 'not_sure']] }, 'begun'],
  ['a place alone', placed, 'begun'],
  ['an answer whose place was lost', { ...lost, steps: [['fever_signs', ['fever']]] }, 'begun'],
  ['self-tests, but other answers that were changed since', tested, 'begun'],
  ['a body alone', { ...lost, sex: 'female' }, null],
  ['a self-test alone', { ...lost, selfTests: [['leg_pain', 'yes']] }, null],
])('%s', (_, consultation, stage) => {
  expect(stageOf(holding(stored(consultation)))).toBe(stage)
})

test('a result that was reached, without self-tests and with them', () => {
  const reached = { [RESULT_REACHED_KEY]: 'yes' }
  expect(stageOf(holding({ ...stored(answered), ...reached }))).toBe('finished')
  expect(stageOf(holding({ ...stored(tested), ...reached }))).toBe('tested')
  expect(stageOf(holding(reached))).toBeNull()
})

test('nothing, or what is no answer at all', () => {
  expect(stageOf(holding({}))).toBeNull()
  expect(stageOf(holding({ [ANSWERS_KEY]: '{"broken' }))).toBeNull()
})
