import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createLog } from '../logging/log.ts'
import { openAccountSite, PASSWORD, signUp } from '../testing/account-site.ts'
import { createPseudonyms } from './pseudonyms.ts'

interface Line {
  event?: string
  status: number
  account?: string
  network: string
}

test('the log shows an attack, and neither whom it was on nor where it came from', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'painpoint-log-')), 'log')
  const site = await openAccountSite({ log: createLog('info', file) })
  await signUp(site, { email: 'ada@example.com' })
  const from = { 'x-forwarded-for': '203.0.113.7' }
  const logIn = (username: string, password: string) =>
    site.call('POST', '/api/login-user/', { username, password }, from)
  for (let tries = 0; tries < 11; tries++) await logIn('ada@example.com', 'a wrong password')
  await logIn('eve@example.com', 'a wrong password')
  const { access } = (
    await site.call('POST', '/api/login-user/', { username: 'ADA@example.com', password: PASSWORD })
  ).json<{ access: string }>()
  const headers = { ...from, authorization: `Bearer ${access}` }
  await site.call('GET', '/api/session/', undefined, headers)
  await site.call('GET', '/api/profile/', undefined, from)
  await site.call('POST', '/user/delete-user-account/', undefined, headers)
  await site.close()

  const text = readFileSync(file, 'utf8')
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)
    .filter(({ event }) => event !== undefined)
    // What `signUp` left.
    .slice(2)
  const [first, ...others] = lines
  const ada = first?.account
  const there = first?.network
  expect(
    lines.map(({ event, status, account, network }) => [event, status, account === ada, network === there]),
  ).toEqual([
    ...Array.from({ length: 10 }, () => ['login', 401, true, true]),
    ['login', 429, true, true],
    ['login', 401, false, true],
    ['login', 200, true, false],
    ['getProfile', 401, false, true],
    ['deleteAccount', 200, false, true],
  ])
  expect(others.find(({ event }) => event === 'getProfile')).not.toHaveProperty('account')
  expect(text).not.toMatch(/example\.com|203\.0\.113|10\.0\.0|a wrong password/)
})

test('the warning of a stolen token names account and network as the other lines do', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'painpoint-log-')), 'log')
  const site = await openAccountSite({ log: createLog('info', file) })
  await signUp(site, { email: 'ada@example.com' })
  const { refresh } = (
    await site.call('POST', '/api/login-user/', { username: 'ada@example.com', password: PASSWORD })
  ).json<{ refresh: string }>()
  const thief = { 'x-forwarded-for': '203.0.113.7' }
  await site.call('POST', '/api/session/refresh/', { refresh })
  await site.call('POST', '/api/session/refresh/', { refresh }, thief)
  await site.close()
  const lines = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line & { level: number })
  const warning = lines.find(({ level }) => level === 40)
  const event = lines.find(({ event, status }) => event === 'refresh' && status === 401)
  expect(warning).toMatchObject({
    account: expect.stringMatching(/^[\w-]{12}$/) as string,
    network: expect.stringMatching(/^[\w-]{12}$/) as string,
  })
  expect([event?.account, event?.network]).toEqual([warning?.account, warning?.network])
})

test('a name holds for a day and for one process', () => {
  let now = new Date('2026-11-21T08:00:00Z')
  const pseudonym = createPseudonyms(() => now)
  const first = pseudonym('ada@example.com')
  expect(first).toMatch(/^[\w-]{12}$/)
  expect(pseudonym('eve@example.com')).not.toBe(first)
  now = new Date('2026-11-21T23:59:59Z')
  expect(pseudonym('ada@example.com')).toBe(first)
  now = new Date('2026-11-22T00:00:00Z')
  expect(pseudonym('ada@example.com')).not.toBe(first)
  now = new Date('2026-11-21T08:00:00Z')
  expect(pseudonym('ada@example.com')).not.toBe(first)
  expect(createPseudonyms(() => now)('ada@example.com')).not.toBe(first)
})
