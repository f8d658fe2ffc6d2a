import { describe, expect, test } from 'vitest'
import type { Next } from '#engine'
import { interviewView, stepBefore } from './interview-view.ts'

const answers = { signs: [], onset: ['sudden'] }
const ask: Next = { kind: 'ask', step: 'spread', part: 'interview' }
const done: Next = { kind: 'done', because: 'settled' }

describe('what the address shows', () => {
  test.each([
    ['onset', ask, false, { kind: 'question', step: 'onset' }],
    ['spread', ask, false, { kind: 'question', step: 'spread' }],
    ['', ask, false, { kind: 'question', step: 'spread' }],
    ['unknown', ask, false, { kind: 'question', step: 'spread' }],
    ['constructor', ask, false, { kind: 'question', step: 'spread' }],
    ['', done, false, { kind: 'finished' }],
    ['onset', done, false, { kind: 'question', step: 'onset' }],
    ['', done, true, { kind: 'emergency' }],
    ['unknown', done, true, { kind: 'emergency' }],
    ['onset', done, true, { kind: 'question', step: 'onset' }],
  ] as const)('#%s', (fragment, next, isEmergency, view) => {
    expect(interviewView(fragment, { ...answers, signs: [] }, next, isEmergency)).toEqual(view)
  })
})

test('Back goes through the answers in the order they were given', () => {
  const answered = [
    ['signs', []],
    ['onset', ['sudden']],
  ] as const
  expect(stepBefore('spread', answered)).toBe('onset')
  expect(stepBefore('onset', answered)).toBe('signs')
  expect(stepBefore('signs', answered)).toBeNull()
  expect(stepBefore('spread', [])).toBeNull()
})
