import { expect, test } from 'vitest'
import { describeError } from './log.ts'

/** As the driver throws it. */
const databaseError = (message: string, more: object) =>
  Object.assign(new Error(message), { severity: 'ERROR', routine: 'string_to_uuid', ...more })

test('a failed query is told without its values', () => {
  const cause = databaseError('duplicate key value violates unique constraint "accounts_email_unique"', {
    code: '23505',
    routine: '_bt_check_unique',
    table: 'accounts',
    constraint: 'accounts_email_unique',
    detail: 'Key (email)=(ada@example.org) already exists.',
  })
  const failed = Object.assign(new Error('Failed query: insert … params: ada@example.org', { cause }), {
    params: ['ada@example.org'],
  })
  const described = describeError(failed)
  expect(described).toMatchObject({
    code: '23505',
    message: 'PostgreSQL, routine _bt_check_unique, table accounts, constraint accounts_email_unique',
  })
  expect(described.stack?.[0]).toContain('log.test.ts')
  expect(JSON.stringify(described)).not.toContain('ada@')
})

test('nor with those that PostgreSQL repeats in its sentence', () => {
  const described = describeError(
    databaseError('invalid input syntax for type uuid: "Asha hurts"', { code: '22P02' }),
  )
  expect(described).toMatchObject({ code: '22P02', message: 'PostgreSQL, routine string_to_uuid' })
  expect(JSON.stringify(described)).not.toContain('Asha')
})

test('a value that looks like a line of the stack is none', () => {
  const described = describeError(new Error('no\n    at Asha (hurts)'))
  expect(described.stack?.join()).not.toContain('Asha')
  expect(described.stack?.[0]).toContain('log.test.ts')
})

test.each([
  ['450 4.2.2 <ada@example.org>: mailbox full', '450 4.2.2 <<address>>: mailbox full'],
  ["Can't send mail to ada@example.org, eve@example.org", "Can't send mail to <address>, <address>"],
  ['The number +919886012345 is not reachable', 'The number <number> is not reachable'],
  ['connect ECONNREFUSED 127.0.0.1:25', 'connect ECONNREFUSED 127.0.0.1:25'],
])('%s is told as %s', (message, described) => {
  expect(describeError(new Error(message)).message).toBe(described)
})

test('any other error is told with its message', () => {
  expect(describeError(new TypeError('x is not a function'))).toMatchObject({
    type: 'TypeError',
    message: 'x is not a function',
  })
})
