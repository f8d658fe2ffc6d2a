import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { ACCOUNT_PATHS } from '#api/account-paths'
import { buildTestApp } from '../testing/build-test-app.ts'
import { isDatabaseAway } from './database-away.ts'

test('while the database is away, calls about accounts say so, and the rest goes on', async () => {
  const app = await buildTestApp()
  const response = await app.inject({
    method: 'POST',
    url: ACCOUNT_PATHS.login,
    payload: { username: 'ada@example.com', password: 'a fine day' },
  })
  expect([response.statusCode, response.headers['retry-after'], response.json()]).toEqual([
    503,
    '5',
    { error: { code: 'unavailable', message: 'Something went wrong. Please try again later' } },
  ])
  expect((await app.inject('/knowledge/low_back.json')).statusCode).toBe(200)
  await app.close()
})

test.each([
  [Object.assign(new Error('x'), { code: '57P01' }), true],
  [Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }), true],
  [new Error('failed query', { cause: Object.assign(new Error('x'), { code: 'ECONNREFUSED' }) }), true],
  [new Error('timeout exceeded when trying to connect'), true],
  [Object.assign(new Error('x'), { code: '23505' }), false],
  [new Error('a mistake of ours'), false],
  ['text', false],
])('%o: %s', (error, isAway) => {
  expect(isDatabaseAway(error)).toBe(isAway)
})

test('a connection that PostgreSQL ended under a transaction counts as away, also for the statement after', async () => {
  const client = new pg.Client(inject('postgresql'))
  client.on('error', () => {})
  await client.connect()
  const errorOf = (statement: string) =>
    client.query(statement).then(
      () => null,
      (error: unknown) => error,
    )
  await client.query('BEGIN')
  const closed = new Promise<void>((resolve) => client.once('end', resolve))
  const ended = await errorOf('SELECT pg_terminate_backend(pg_backend_pid())')
  await closed
  const after = await errorOf('COMMIT')
  expect(after).toMatchObject({ message: expect.stringContaining('not queryable') as string })
  expect([ended, after].map(isDatabaseAway)).toEqual([true, true])
})
