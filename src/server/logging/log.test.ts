import { expect, test } from 'vitest'
import { describeError } from './log.ts'

test('a failed query is told without its values', () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "email"'), {
    code: '23505',
    detail: 'Key (email)=(ada@example.org) already exists.',
  })
  const failed = Object.assign(new Error('Failed query: insert … params: ada@example.org', { cause }), {
    params: ['ada@example.org'],
  })
  const told = describeError(failed)
  expect(told).toMatchObject({ code: '23505', message: cause.message })
  expect(told.stack?.[0]).toContain('log.test.ts')
  expect(JSON.stringify(told)).not.toContain('ada@')
})

test('any other error is told with its message', () => {
  expect(describeError(new TypeError('x is not a function'))).toMatchObject({
    type: 'TypeError',
    message: 'x is not a function',
  })
})
