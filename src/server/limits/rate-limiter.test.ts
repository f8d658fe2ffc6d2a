import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { DatabaseConnection } from '../database/connect.ts'
import { AppError } from '../errors/app-error.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { openAccountSite, PASSWORD, signUp, type AccountSite } from '../testing/account-site.ts'
import { createRateLimiter } from './rate-limiter.ts'

const KEY = new Uint8Array(32)
const LIMIT = { name: 'test', times: 3, seconds: 60 }

describe('limits', () => {
  let database: DatabaseConnection
  beforeAll(async () => {
    database = await openTestDatabase(inject('postgresql'))
  })
  afterAll(() => database.close())

  const tries = async (whom: string, count: number) => {
    const limiter = createRateLimiter(database.db, KEY)
    const results = await Promise.allSettled(
      Array.from({ length: count }, () => limiter.charge([[LIMIT, whom]])),
    )
    return results.filter(({ status }) => status === 'fulfilled').length
  }

  test('so many at once, then none, however many servers ask at the same time', async () => {
    const [first, second] = await Promise.all([tries('a', 4), tries('a', 4)])
    expect(first + second).toBe(3)
    expect(await tries('b', 1)).toBe(1)
  })

  test('says how long to wait: a share of the time, however often it was tried', async () => {
    const refused = await createRateLimiter(database.db, KEY)
      .charge([[LIMIT, 'a']])
      .catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(AppError)
    const { retryAfterSeconds } = refused as AppError
    expect(retryAfterSeconds).toBeGreaterThan(15)
    expect(retryAfterSeconds).toBeLessThanOrEqual(20)
  })

  test('one is free again after its share of the time', async () => {
    await database.db.execute("update rate_limits set free_at = free_at - interval '20 seconds'")
    expect(await tries('a', 2)).toBe(1)
  })

  test('what one limit refuses counts against those before it, and against none after it', async () => {
    const limiter = createRateLimiter(database.db, KEY)
    const charge = (first: string, second: string, third: string) =>
      limiter
        .charge([
          [{ ...LIMIT, name: 'first' }, first],
          [{ ...LIMIT, name: 'second' }, second],
          [{ ...LIMIT, name: 'third' }, third],
        ])
        .then(
          () => 'counted',
          () => 'refused',
        )
    for (let at = 0; at < 3; at++) expect(await charge(`c${at}`, 'c', `c${at}`)).toBe('counted')
    for (let at = 0; at < 3; at++) expect(await charge('c9', 'c', 'c9')).toBe('refused')
    expect(await charge('c9', 'd', 'd')).toBe('refused')
    for (let at = 0; at < 3; at++) expect(await charge(`d${at}`, `d${at}`, 'c9')).toBe('counted')
  })

  test('what is given back is free again', async () => {
    const limiter = createRateLimiter(database.db, KEY)
    await tries('e', 3)
    await limiter.giveBack([[LIMIT, 'e']])
    expect(await tries('e', 2)).toBe(1)
  })

  test('what was charged while the clock ran years ahead is free again after its share of the time', async () => {
    await tries('f', 1)
    await database.db.execute("update rate_limits set free_at = free_at + interval '10 years'")
    const refused = await createRateLimiter(database.db, KEY)
      .charge([[LIMIT, 'f']])
      .catch((error: unknown) => error)
    expect((refused as AppError).retryAfterSeconds).toBeLessThanOrEqual(21)
    await database.db.execute("update rate_limits set free_at = free_at - interval '20 seconds'")
    expect(await tries('f', 2)).toBe(1)
  })

  test('no two ways of naming whom a limit counts for come out as one', () => {
    const { keysOf } = createRateLimiter(database.db, KEY)
    const keys = keysOf([
      [LIMIT, 'a b'],
      [LIMIT, 'a', 'b'],
      [LIMIT, '', 'a b'],
      [LIMIT, 'a1:b'],
      [{ ...LIMIT, name: 'test a' }, 'b'],
    ])
    expect(new Set(keys).size).toBe(5)
  })

  test('what is stored tells nobody', async () => {
    await tries('ada@example.com', 1)
    const { rows } = await database.db.execute('select key from rate_limits')
    expect(JSON.stringify(rows)).not.toContain('ada')
  })
})

describe('calls', () => {
  let site: AccountSite
  beforeAll(async () => {
    site = await openAccountSite()
    await signUp(site, { email: 'ada@example.com' })
  })
  afterAll(() => site.close())

  const from = (network: string) => ({ 'x-forwarded-for': network })
  const login = (username: string, password: string, network: string) =>
    site.call('POST', '/api/login-user/', { username, password }, from(network))
  const statuses = async (count: number, send: () => ReturnType<typeof login>) => {
    const seen: number[] = []
    for (let at = 0; at < count; at++) seen.push((await send()).statusCode)
    return seen
  }

  test('ten wrong passwords from one place, then a pause; the owner elsewhere is not locked out', async () => {
    const seen = await statuses(11, () => login('ada@example.com', 'wrong wrong', '203.0.113.1'))
    expect(seen).toEqual([...Array<number>(10).fill(401), 429])
    const refused = await login('ADA@example.com', PASSWORD, '203.0.113.1')
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.json()).toMatchObject({ error: { code: 'too_many_requests' } })
    expect((await login('ada@example.com', PASSWORD, '203.0.113.2')).statusCode).toBe(200)
  })

  test('no number of tries from one place keeps the owner out elsewhere', async () => {
    await signUp(site, { email: 'grace@example.com' })
    await statuses(110, () => login('grace@example.com', 'wrong wrong', '203.0.113.8'))
    expect((await login('grace@example.com', PASSWORD, '203.0.113.9')).statusCode).toBe(200)
  })

  test('who signs in starts afresh', async () => {
    for (let round = 0; round < 2; round++) {
      await statuses(9, () => login('ada@example.com', 'wrong wrong', '203.0.113.3'))
      expect((await login('ada@example.com', PASSWORD, '203.0.113.3')).statusCode).toBe(200)
    }
  })

  test('an account that does not exist is limited just so', async () => {
    const seen = await statuses(11, () => login('nobody@example.com', 'wrong wrong', '203.0.113.4'))
    expect(seen).toEqual([...Array<number>(10).fill(401), 429])
  })

  test('a forged address does not help', async () => {
    const seen = await statuses(11, () =>
      login('eve@example.com', 'wrong wrong', `${Math.random()}, 203.0.113.5`),
    )
    expect(seen.at(-1)).toBe(429)
  })

  test('messages, resets and sign-ups are limited', async () => {
    const message = { name: 'Ada', email: 'ada@example.com', msg: 'Hello' }
    expect(
      await statuses(11, () => site.call('POST', '/user/user-msg/', message, from('203.0.113.6'))),
    ).toContain(429)
    const reset = (ip: string) =>
      site.call('POST', '/api/password-reset/', { username: 'ada@example.com' }, from(ip))
    const ofOne = await statuses(5, () => reset('203.0.113.7'))
    expect(ofOne).toEqual([...Array<number>(4).fill(202), 429])
    expect(await statuses(2, () => reset('203.0.113.8'))).toEqual([202, 429])
    const taken = { email: 'ada@example.com', password: PASSWORD, confirmPassword: PASSWORD, adult: true }
    expect(await statuses(6, () => site.call('POST', '/user/create-account/', taken))).toContain(429)
  })
})
