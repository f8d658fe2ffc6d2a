import { expect, test } from 'vitest'
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
