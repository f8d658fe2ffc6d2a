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
    ['', emergency, { kind: 'emergency' }],
    ['unknown', emergency, { kind: 'emergency' }],
    ['onset', emergency, { kind: 'question', step: 'onset' }],
  ] as const)('#%s', (fragment, next, view) => {
    expect(interviewView(fragment, { ...answers, signs: [] }, next)).toEqual(view)
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
