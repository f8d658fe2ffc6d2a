import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeFor, logIn, openAccountSite, PASSWORD, type AccountSite } from '../testing/account-site.ts'

let site: AccountSite
beforeAll(async () => {
  // To numbers that nobody has proven: 4 an hour, 2 of them near where somebody has signed up already.
  site = await openAccountSite({ smsCountries: new Map([['IN', 10]]) })
})
afterAll(() => site.close())
beforeEach(() => site.empty())

/** Each in a block of its own. */
const numberOf = (at: number) => `+9198${String(1000 + at)}0001`
const far = (at: number) => `${20 + at}.10.1.1`
const near = (at: number) => `10.10.${at}.1`
const signUp = (number: string, ip: string, headers = {}) =>
  site.call(
    'POST',
    '/user/create-account/',
    { phone: number.slice(3), dialCode: '91', password: PASSWORD, confirmPassword: PASSWORD, adult: true },
    { 'x-forwarded-for': ip, ...headers },
  )
const resetsTo = async (number: string) =>
  (await site.messages()).filter(({ kind, to }) => kind === 'reset' && to === number)
const reset = (number: string) => site.call('POST', '/api/password-reset/', { username: number })
const accountsWith = async (number: string) =>
  (await site.db.execute(`select from accounts where phone = '${number}'`)).rows.length
const errorOf = (answer: { json: () => unknown }) => (answer.json() as { error: { code: string } }).error.code
const hoursLater = (table: string, column: string, hours: number) =>
  site.db.execute(`update ${table} set ${column} = ${column} - interval '${hours} hours'`)

describe('signing up by phone when no text can be sent', () => {
  test('is refused before an account is made, in words of its own and in the language of the page', async () => {
    const answers = []
    for (let at = 0; at < 6; at++) answers.push(await signUp(numberOf(at), far(at)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 429, 429])
    expect(answers[4]?.json()).toMatchObject({
      error: { code: 'no_sms_now', field: 'phone', message: expect.stringContaining('email') as string },
    })
    expect(await accountsWith(numberOf(4))).toBe(0)
    const sent = (await site.messages()).filter(({ kind }) => kind === 'confirm_phone')
    for (let at = 0; at < 4; at++) expect(codeFor(sent, numberOf(at))).toMatch(/^\d{6}$/)
  })

  test('gets as many as were told that a code comes, however many sign up at once', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => signUp(numberOf(at), far(at))))
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(4)
    // All of them go out: none waits.
    await site.messages()
    expect((await site.db.execute('select from outbox')).rows).toHaveLength(0)
  })

  test('is kept free by half for who is far from those who have signed up', async () => {
    const answers = []
    for (let at = 0; at < 5; at++) answers.push((await signUp(numberOf(at), near(at))).statusCode)
    expect(answers).toEqual([201, 201, 201, 429, 429])
    expect((await signUp(numberOf(9), far(1))).statusCode).toBe(201)
  })

  test('three from one address, then by e-mail', async () => {
    await site.db.execute('delete from rate_limits')
    const answers = []
    for (let at = 0; at < 4; at++) {
      answers.push(await signUp(numberOf(at), far(1)))
      await site.db.execute("delete from rate_limits where free_at < now() + interval '100 minutes'")
    }
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 429])
    expect(errorOf(answers[3]!)).toBe('no_sms_now')
  })

  test('uses up nothing of a number that has an account', async () => {
    await signUp(numberOf(0), far(0))
    for (let at = 1; at < 5; at++) expect((await signUp(numberOf(0), far(at))).statusCode).toBe(409)
    for (let at = 0; at < 3; at++) expect((await reset(numberOf(0))).statusCode).toBe(202)
    expect((await signUp(numberOf(1), far(9))).statusCode).toBe(201)
  })
})

test('another code is promised only if it comes', async () => {
  for (let at = 0; at < 4; at++) await signUp(numberOf(at), far(at))
  const headers = await logIn(site, numberOf(0))
  const resent = await site.call('POST', '/api/profile/phone/code/', undefined, headers)
  expect([resent.statusCode, errorOf(resent)]).toEqual([429, 'no_sms_now'])
})

describe('a new password by phone', () => {
  test('comes for a number that nobody has confirmed, though sign-ups have used up theirs', async () => {
    for (let at = 0; at < 6; at++) await signUp(numberOf(at), far(at))
    const before = (await resetsTo(numberOf(0))).length
    await reset(numberOf(0))
    expect(await resetsTo(numberOf(0))).toHaveLength(before + 1)
  })

  test('is refused for every number alike when the country has no text left', async () => {
    await signUp(numberOf(0), far(0))
    await site.db.execute('update accounts set phone_confirmed_at = now()')
    await site.messages()
    for (let at = 0; at < 20; at++) {
      await site.db.execute(
        "insert into outbox (kind, recipient, ticket) values ('reset', '" + numberOf(0) + `', 't${at}')`,
      )
    }
    await expect
      .poll(async () => errorOfOrNone(await reset(numberOf(7))), { timeout: 15_000 })
      .toBe('no_sms_now')
    expect(errorOfOrNone(await reset(numberOf(0)))).toBe('no_sms_now')
  })

  test('that can not come while its code is good waits for nothing', async () => {
    for (let at = 0; at < 3; at++) {
      await signUp(numberOf(at), far(at))
      await reset(numberOf(at))
    }
    await expect
      .poll(async () => (await site.db.execute('select from outbox')).rows.length, { timeout: 15_000 })
      .toBe(0)
  })
})

const errorOfOrNone = (answer: { statusCode: number; json: () => unknown }) =>
  answer.statusCode < 400 ? null : errorOf(answer)

describe('a number that nobody has confirmed', () => {
  test("is kept for an hour, and then is the next one's who signs up with it", async () => {
    await signUp(numberOf(0), far(0))
    await hoursLater('accounts', 'created_at', 0.9)
    expect((await signUp(numberOf(0), far(1))).statusCode).toBe(409)
    await hoursLater('accounts', 'created_at', 0.2)
    expect((await signUp(numberOf(0), far(2))).statusCode).toBe(201)
    expect(await accountsWith(numberOf(0))).toBe(1)
    expect((await signUp(numberOf(0), far(3))).statusCode).toBe(409)
  })

  test('stays with who has confirmed it', async () => {
    await signUp(numberOf(0), far(0))
    await site.db.execute('update accounts set phone_confirmed_at = now()')
    await hoursLater('accounts', 'created_at', 100)
    expect((await signUp(numberOf(0), far(1))).statusCode).toBe(409)
  })

  test('is taken from an account with a passkey, which stays', async () => {
    await signUp(numberOf(0), far(0))
    await site.db
      .execute(`insert into passkeys (account_id, credential_id, public_key, sign_count, transports, is_backed_up, name)
      select id, 'id', 'key', 0, '{}', false, 'mine' from accounts`)
    await hoursLater('accounts', 'created_at', 2)
    expect((await signUp(numberOf(0), far(1))).statusCode).toBe(201)
    const { rows } = await site.db.execute('select phone from accounts order by created_at')
    expect(rows).toEqual([{ phone: null }, { phone: numberOf(0) }])
  })
})
