import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  codeFor,
  logIn,
  openAccountSite,
  PASSWORD,
  signUp,
  slugFor,
  type AccountSite,
} from '../testing/account-site.ts'

const EMAIL = 'ada@example.com'
const PHONE = '+14155552671'
const NEXT = 'another fine evening'

let site: AccountSite
beforeAll(async () => {
  site = await openAccountSite()
})
afterAll(() => site.close())
beforeEach(() => site.empty())

/** Of the last answer about a phone. */
let ticket = ''
const askReset = async (username: string, more = {}) => {
  const response = await site.call('POST', '/api/password-reset/', { username, ...more })
  ticket = response.json<{ ticket?: string }>().ticket ?? ticket
  return response
}
const trade = (code: string, phone = PHONE) =>
  site.call('POST', '/api/password-reset/code/', { phone, code, ticket })
const check = (slug: string) => site.call('GET', `/user/set-password/${slug}/`)
const set = (slug: string, password = NEXT, more = {}) =>
  site.call('POST', `/user/set-password/${slug}/`, { password, ...more })
const codeOf = (response: { json: () => { error: { code: string } } }) => response.json().error.code
const tell = (response: Awaited<ReturnType<typeof set>>) => [response.statusCode, codeOf(response)]

describe('a new password by email', () => {
  test('a link that works once, ends every session and confirms the address', async () => {
    const before = await signUp(site, { email: EMAIL })
    const asked = await askReset(EMAIL)
    expect([asked.statusCode, asked.json()]).toEqual([202, { by: 'email' }])
    const slug = slugFor(await site.messages(), EMAIL)
    expect((await check(slug)).json()).toMatchObject({ valid: true })
    expect((await check(slug)).statusCode).toBe(200)
    expect((await set(slug, NEXT, { confirmPassword: NEXT })).json()).toEqual({ ok: true })
    expect(tell(await check(slug))).toEqual([404, 'link_not_valid'])
    expect(tell(await set(slug))).toEqual([404, 'link_not_valid'])
    expect((await site.call('GET', '/api/profile/', undefined, before)).statusCode).toBe(401)
    await expect(logIn(site, EMAIL)).rejects.toThrow('wrong_credentials')
    const after = await logIn(site, EMAIL, NEXT)
    expect((await site.call('GET', '/api/profile/', undefined, after)).json()).toMatchObject({
      fields: { email: { confirmed: true } },
    })
    expect((await site.messages()).at(-1)).toMatchObject({
      kind: expect.stringMatching(/password_changed|reset/) as string,
    })
  })

  test('takes what a stranger wrote into an account with an address that is not theirs out of it, and what its owner wrote stays', async () => {
    const write = async (headers: Record<string, string>) => {
      await site.call('PUT', '/api/profile/name/', { value: 'Eve', consent: true }, headers)
      await site.call('PUT', '/api/profile/sex/', { value: 'female', consent: true }, headers)
      await site.call(
        'POST',
        '/user/user-msg/',
        { name: 'Eve', email: 'eve@example.com', msg: 'Hi' },
        headers,
      )
    }
    const written = async (headers: Record<string, string>) => {
      const { fields } = (await site.call('GET', '/api/profile/', undefined, headers)).json<{
        fields: Record<string, { value: string | null } | null>
      }>()
      const messages = await site.db.execute('select from contact_messages where account_id is not null')
      return [fields['name']?.value ?? null, fields['sex']?.value ?? null, messages.rows.length]
    }
    const stranger = await signUp(site, { email: EMAIL })
    await write(stranger)
    expect(await written(stranger)).toEqual(['Eve', 'female', 1])
    await askReset(EMAIL)
    await set(slugFor(await site.messages(), EMAIL))
    const owner = await logIn(site, EMAIL, NEXT)
    expect(await written(owner)).toEqual([null, null, 0])
    const kept = await site.db.execute("select from contact_messages where email = 'eve@example.com'")
    const given = await site.db.execute(
      "select from consents where field in ('name', 'sex') and withdrawn_at is null",
    )
    expect([kept.rows.length, given.rows.length]).toEqual([1, 0])

    await write(owner)
    await askReset(EMAIL)
    await set(slugFor(await site.messages(), EMAIL), PASSWORD)
    expect(await written(await logIn(site, EMAIL))).toEqual(['Eve', 'female', 1])
  })

  test('the response is the same for an address without an account, and nothing is sent', async () => {
    const sent = (await site.messages()).length
    const response = await askReset('nobody@example.com')
    expect([response.statusCode, response.json()]).toEqual([202, { by: 'email' }])
    expect(await site.messages()).toHaveLength(sent)
  })

  test('a second link makes the first void; an expired one is', async () => {
    await signUp(site, { email: EMAIL })
    await askReset(EMAIL)
    const first = slugFor(await site.messages(), EMAIL)
    await askReset(EMAIL)
    const second = slugFor(await site.messages(), EMAIL)
    expect(second).not.toBe(first)
    expect((await check(first)).statusCode).toBe(404)
    await site.db.execute("update one_time_secrets set expires_at = now() - interval '1 second'")
    expect(tell(await set(second))).toEqual([404, 'link_not_valid'])
  })

  test('a link that was made while another address took the place of its own sets nothing', async () => {
    await signUp(site, { email: EMAIL })
    await askReset(EMAIL)
    const slug = slugFor(await site.messages(), EMAIL)
    await site.db.execute("update accounts set email = 'new@example.com'")
    expect(tell(await set(slug))).toEqual([404, 'link_not_valid'])
    await logIn(site, 'new@example.com')
  })

  test('of two at once with one link, one sets the password', async () => {
    await signUp(site, { email: EMAIL })
    await askReset(EMAIL)
    const slug = slugFor(await site.messages(), EMAIL)
    const answers = await Promise.all([set(slug, NEXT), set(slug, 'quite another evening')])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 404])
  })

  test('a weak password, or two that differ, leave the link as it is', async () => {
    await signUp(site, { email: EMAIL })
    await askReset(EMAIL)
    const slug = slugFor(await site.messages(), EMAIL)
    expect(tell(await set(slug, 'password1'))).toEqual([400, 'weak_password'])
    expect(tell(await set(slug, NEXT, { confirmPassword: 'other' }))).toEqual([400, 'passwords_differ'])
    expect((await set(slug)).statusCode).toBe(200)
  })

  test.each(['x', 'x'.repeat(90), '00000000-0000-4000-8000-000000000000', "' or 1=1 --"])(
    '%s is no link',
    async (slug) => {
      expect(tell(await check(encodeURIComponent(slug)))).toEqual([404, 'link_not_valid'])
    },
  )
})

describe('a new password by phone', () => {
  beforeEach(async () => {
    await signUp(site, { phone: '4155552671', dialCode: '1' })
    await askReset('(415) 555-2671', { dialCode: '+1' })
  })

  test('the response is the same for a number without an account', async () => {
    for (const username of [PHONE, '+14155552672']) {
      const response = await askReset(username)
      const answer = { by: 'phone', ticket: expect.stringMatching(/^[\w-]{22}$/) as string, waiting: false }
      expect([response.statusCode, response.json()]).toEqual([202, answer])
    }
  })

  test('a code is traded for a slug, once', async () => {
    const code = codeFor(await site.messages(), PHONE)
    const traded = await trade(` ${code.slice(0, 3)}-${code.slice(3)}`)
    expect(traded.statusCode).toBe(200)
    const { slug } = traded.json<{ slug: string }>()
    expect(tell(await trade(code))).toEqual([400, 'wrong_code'])
    expect((await set(slug)).statusCode).toBe(200)
    const headers = await logIn(site, PHONE, NEXT)
    expect((await site.call('GET', '/api/profile/', undefined, headers)).json()).toMatchObject({
      fields: { phone: { confirmed: true } },
    })
  })

  test('after five wrong tries the right code is wrong too', async () => {
    const code = codeFor(await site.messages(), PHONE)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 5; tries++) expect(tell(await trade(wrong))).toEqual([400, 'wrong_code'])
    expect(tell(await trade(code))).toEqual([400, 'wrong_code'])
  })

  test('a code works for ten minutes, and for its own phone', async () => {
    const code = codeFor(await site.messages(), PHONE)
    expect(tell(await trade(code, '+14155552672'))).toEqual([400, 'wrong_code'])
    await site.db.execute("update one_time_secrets set expires_at = now() where purpose = 'reset'")
    expect(tell(await trade(code))).toEqual([400, 'wrong_code'])
  })

  test('the code that confirms a number sets no password', async () => {
    const messages = await site.messages()
    const confirm = messages.findLast(({ kind }) => kind === 'confirm_phone')
    expect(tell(await trade(codeFor(confirm ? [confirm] : [], PHONE)))).toEqual([400, 'wrong_code'])
  })
})

describe('changing the password', () => {
  const change = (headers: Record<string, string>, currentPassword: string, password: string) =>
    site.call('POST', '/api/password/', { currentPassword, password, confirmPassword: password }, headers)

  test('needs the old one; other sessions end, this one stays, and links sent before are void', async () => {
    const here = await signUp(site, { email: EMAIL })
    const there = await logIn(site, EMAIL)
    await askReset(EMAIL)
    const slug = slugFor(await site.messages(), EMAIL)
    expect(tell(await change(here, 'not my password', NEXT))).toEqual([403, 'wrong_password'])
    expect((await change(here, PASSWORD, NEXT)).statusCode).toBe(200)
    expect((await site.call('GET', '/api/profile/', undefined, here)).statusCode).toBe(200)
    expect((await site.call('GET', '/api/profile/', undefined, there)).statusCode).toBe(401)
    expect((await check(slug)).statusCode).toBe(404)
    await logIn(site, EMAIL, NEXT)
  })

  test('the new one must be a good one', async () => {
    const here = await signUp(site, { email: EMAIL })
    expect(tell(await change(here, PASSWORD, 'ada@example.com'))).toEqual([400, 'weak_password'])
  })

  test('needs a session', async () => {
    expect((await change({}, PASSWORD, NEXT)).statusCode).toBe(401)
  })
})
