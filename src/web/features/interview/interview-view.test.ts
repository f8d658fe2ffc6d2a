import { describe, expect, test } from 'vitest'
import type { Next } from '#engine'
import { interviewView, stepBefore } from './interview-view.ts'

const answers = { signs: [], onset: ['sudden'] }
const ask: Next = { kind: 'ask', step: 'spread', part: 'interview' }
const done: Next = { kind: 'done', because: 'settled' }
const emergency: Next = { kind: 'done', because: 'emergency' }

describe('what the address shows', () => {
  test.each([
    ['onset', ask, { kind: 'question', step: 'onset' }],
    ['spread', ask, { kind: 'question', step: 'spread' }],
    ['', ask, { kind: 'question', step: 'spread' }],
    ['unknown', ask, { kind: 'question', step: 'spread' }],
    ['constructor', ask, { kind: 'question', step: 'spread' }],
    ['', done, { kind: 'finished' }],
    ['onset', done, { kind: 'question', step: 'onset' }],
  ] as const)('#%s', (fragment, next, view) => {
    expect(interviewView(fragment, { answers, next, triage: { level: 'urgent', reasons: [] } })).toEqual(view)
  })

  test.each([
    ['', emergency, { kind: 'emergency' }],
    ['spread', emergency, { kind: 'emergency' }],
    ['onset', emergency, { kind: 'question', step: 'onset' }],
    // Gone on with the questions: what to do comes first, and the address alone leads on.
    ['', ask, { kind: 'emergency' }],
    ['unknown', ask, { kind: 'emergency' }],
    ['spread', ask, { kind: 'question', step: 'spread' }],
    ['onset', ask, { kind: 'question', step: 'onset' }],
    ['', done, { kind: 'emergency' }],
  ] as const)('#%s at an emergency', (fragment, next, view) => {
    expect(interviewView(fragment, { answers, next, triage: { level: 'emergency', reasons: [] } })).toEqual(
      view,
    )
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
