import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '../database/schema.ts'
import {
  codeFor,
  cookiesOf,
  logIn,
  openAccountSite,
  PASSWORD,
  signUp,
  type AccountSite,
} from '../testing/account-site.ts'
import { ARGON2 } from './password-hash.ts'

let site: AccountSite
beforeAll(async () => {
  site = await openAccountSite()
})
afterAll(() => site.close())

const create = (payload: object) =>
  site.call('POST', '/user/create-account/', { password: PASSWORD, confirmPassword: PASSWORD, ...payload })
const keptHash = async (email: string) => {
  const [kept] = await site.db.select().from(accounts).where(eq(accounts.email, email))
  return kept?.passwordHash
}
const login = (username: string, password: string, more = {}) =>
  site.call('POST', '/api/login-user/', { username, password, ...more })

describe('signing up', () => {
  test('with an email address, and nothing but what the specification names', async () => {
    const response = await create({ email: 'Ada@Example.com' })
    expect([response.statusCode, response.json()]).toEqual([201, { email: 'ada@example.com' }])
    expect(response.headers['set-cookie']).toBeUndefined()
    expect(codeFor(await site.messages(), 'ada@example.com')).toMatch(/^\d{6}$/)
  })

  test('with a phone number and its dial code', async () => {
    const response = await create({ email: '', phone: '98860 12345', dialCode: '+91' })
    expect([response.statusCode, response.json()]).toEqual([201, { phone_number: '+919886012345' }])
    const messages = await site.messages()
    const code = codeFor(messages, '+919886012345')
    expect(messages.at(-1)?.text.trim().split('\n').at(-1)).toBe(`@localhost #${code}`)
  })

  test('a number without a dial code is one of the US', async () => {
    expect((await create({ phone: '(415) 555-2671' })).json()).toEqual({ phone_number: '+14155552671' })
  })

  test.each(['ADA@example.com', ' ada@example.com '])('%s is taken', async (email) => {
    const response = await create({ email })
    expect([response.statusCode, response.json()]).toEqual([
      409,
      { error: { code: 'account_exists', message: 'Account already exist' } },
    ])
  })

  test.each([
    [{ email: 'b@example.com', confirmPassword: 'another one' }, 'passwords_differ', 'confirmPassword'],
    [{ email: 'b@example.com', password: 'short', confirmPassword: 'short' }, 'weak_password', 'password'],
    [{ email: 'b@example' }, 'invalid_email', 'email'],
    [{ phone: '12', dialCode: '+1' }, 'invalid_phone', 'phone'],
    [{ phone: '1234567890123456', dialCode: '+1' }, 'invalid_phone', 'phone'],
    [{}, 'invalid_request', 'email'],
    [{ email: 'b@example.com', phone: '4155552672' }, 'invalid_request', 'email'],
    [{ email: ['b@example.com'] }, 'invalid_request', 'email'],
    [{ email: 'b@example.com', adult: false }, 'adults_only', 'adult'],
  ])('%j is refused: %s', async (payload, code, field) => {
    const response = await create(payload)
    expect(response.statusCode).toBeGreaterThanOrEqual(400)
    expect(response.json()).toMatchObject({ error: { code, field } })
  })

  test('passwords that differ are told in the words of the specification', async () => {
    const response = await create({ email: 'b@example.com', confirmPassword: 'another one' })
    expect(response.json<{ error: { message: string } }>().error.message).toBe(
      'Wrong email/password! Try with right credential',
    )
  })

  test('of many at once with one address, one gets it', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => create({ email: 'race@example.com' })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      201, 409, 409, 409, 409,
    ])
  })
})

describe('signing in', () => {
  test.each([
    ['ada@example.com', {}],
    [' ADA@example.com', {}],
    ['+91 98860 12345', {}],
    ['9886012345', { dialCode: '91' }],
    ['415-555-2671', {}],
  ])('%s %j', async (username, more) => {
    const response = await login(username, PASSWORD, more)
    expect(response.statusCode).toBe(200)
    const { access, refresh } = response.json<{ access: string; refresh: string }>()
    expect(cookiesOf(response)).toMatchObject({ pp_access: access, pp_refresh: refresh })
    const payload = JSON.parse(Buffer.from(access.split('.')[1]!, 'base64url').toString()) as { exp: number }
    expect(payload.exp - Date.now() / 1000).toBeGreaterThan(14 * 60)
    expect(payload.exp - Date.now() / 1000).toBeLessThanOrEqual(15 * 60)
    expect(response.headers['cache-control']).toBe('no-store')
  })

  test.each([
    ['ada@example.com', 'a wrong password'],
    ['nobody@example.com', PASSWORD],
    ['no address at all', PASSWORD],
    ['+14155550000', PASSWORD],
    ['ada@example.com', `${PASSWORD}\0`],
  ])('%s with "%s" is told the same as any other', async (username, password) => {
    const response = await login(username, password)
    expect([response.statusCode, response.json(), response.headers['set-cookie']]).toEqual([
      401,
      { error: { code: 'wrong_credentials', message: 'Wrong email/password! Please try again' } },
      undefined,
    ])
  })

  test('hashes a password anew that was kept with fewer passes, even when it is typed twice at once', async () => {
    const username = 'kept-before@example.com'
    await signUp(site, { email: username })
    const old = await hash(PASSWORD, { ...ARGON2, timeCost: 2 })
    await site.db.update(accounts).set({ passwordHash: old }).where(eq(accounts.email, username))
    expect((await login(username, 'not the password')).statusCode).toBe(401)
    expect(await keptHash(username)).toBe(old)
    const answers = await Promise.all([login(username, PASSWORD), login(username, PASSWORD)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await keptHash(username)).toMatch(/,t=5,/)
    for (const response of answers) {
      const { access } = response.json<{ access: string }>()
      const headers = { authorization: `Bearer ${access}` }
      expect((await site.call('GET', '/api/profile/', undefined, headers)).statusCode).toBe(200)
    }
  })

  test('cookies: two for the page, one that only refreshing sees, all for this site alone', async () => {
    const response = await login('ada@example.com', PASSWORD)
    const [access, refresh, session] = response.headers['set-cookie'] as string[]
    expect(session).toMatch(/^pp_session=[\da-f-]{36}; Path=\/; Max-Age=604800; SameSite=Strict$/)
    expect(access).toMatch(/^pp_access=[^;]+; Path=\/; Max-Age=604800; SameSite=Strict$/)
    expect(refresh).toMatch(
      /^pp_refresh=[^;]+; Path=\/api\/session; Max-Age=604800; SameSite=Strict; HttpOnly$/,
    )
  })

  test('says who is signed in', async () => {
    const headers = await logIn(site, 'ada@example.com')
    expect((await site.call('GET', '/api/session', undefined, headers)).json()).toEqual({
      authenticated: true,
      account: { email: 'ada@example.com', phone_number: null, name: null },
    })
    for (const authorization of [
      '',
      'Bearer x',
      'Bearer a.b.c',
      'Basic YTpi',
      `Bearer ${'x'.repeat(5000)}`,
    ]) {
      const response = await site.call('GET', '/api/session', undefined, { authorization })
      expect(response.json()).toEqual({ authenticated: false })
    }
  })
})

test('over https the cookies are for https alone', async () => {
  const secure = await openAccountSite({ baseUrl: 'https://pain.example' })
  await signUp(secure, { email: 'ada@example.com' })
  const response = await secure.call('POST', '/api/login-user/', {
    username: 'ada@example.com',
    password: PASSWORD,
  })
  for (const cookie of response.headers['set-cookie'] as string[]) expect(cookie).toContain('; Secure')
  await secure.close()
})
