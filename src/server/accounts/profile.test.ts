import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CONSENT_PURPOSES, CONSENT_VERSION } from '#api/account-rules'
import { accountExport, profile, type Profile } from '#api/profile'
import {
  codeFor,
  logIn,
  openAccountSite,
  PASSWORD,
  signUp,
  type AccountSite,
} from '../testing/account-site.ts'

const EMAIL = 'ada@example.com'
const PHONE = '+14155552671'

let site: AccountSite
let ada: Record<string, string>
beforeAll(async () => {
  site = await openAccountSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.db.execute('truncate accounts, outbox, rate_limits, contact_messages cascade')
  ada = await signUp(site, { email: EMAIL })
})

const read = async () => profile.parse((await site.call('GET', '/api/profile/', undefined, ada)).json())
const put = (field: string, value: string, more = {}, headers = ada) =>
  site.call('PUT', `/api/profile/${field}/`, { value, consent: true, ...more }, headers)
const drop = (field: string) => site.call('DELETE', `/api/profile/${field}/`, undefined, ada)
const confirm = async (kind: string, address: string) =>
  site.call('POST', `/api/profile/${kind}/confirm/`, { code: codeFor(await site.messages(), address) }, ada)
const tell = (answer: Awaited<ReturnType<typeof put>>) => [
  answer.statusCode,
  answer.json<{ error: { code: string } }>().error.code,
]

test.each([
  'GET /api/profile/',
  'GET /api/export/',
  'GET /api/sessions/',
  'DELETE /api/profile/name/',
  'POST /user/delete-user-account/',
  'POST /api/profile/email/code/',
])('%s needs a session', async (call) => {
  const [method, url] = call.split(' ') as ['GET', string]
  expect(tell(await site.call(method, url))).toEqual([401, 'not_signed_in'])
})

describe('consent', () => {
  test('at first there is the address, kept to sign in with', async () => {
    const { fields, pending, adult_confirmed_at } = await read()
    expect(fields).toEqual({
      email: {
        value: EMAIL,
        confirmed: false,
        consent: {
          purpose: CONSENT_PURPOSES.email,
          version: CONSENT_VERSION,
          given_at: expect.any(String) as string,
        },
      },
      phone: null,
      name: null,
      age_range: null,
      sex: null,
      body_type: null,
    })
    expect(pending).toEqual({ email: null, phone: null })
    expect(adult_confirmed_at).not.toBeNull()
  })

  test.each([
    ['name', 'Ada Lovelace', 'Countess'],
    ['age_range', '25_34', '35_44'],
    ['sex', 'female', 'male'],
    ['body_type', 'female', 'male'],
  ] as const)('%s is kept with it, changed, and gone when it is withdrawn', async (field, value, next) => {
    const kept = (await put(field, value, { consentVersion: CONSENT_VERSION })).json<Profile>().fields[field]
    expect(kept).toMatchObject({ value, consent: { purpose: CONSENT_PURPOSES[field] } })
    const changed = (await put(field, next)).json<Profile>().fields[field]
    expect(changed).toEqual({ ...kept, value: next })
    expect((await drop(field)).json<Profile>().fields[field]).toBeNull()
    expect((await drop(field)).statusCode).toBe(200)
    const { rows } = await site.db.execute(`select * from consents where field = '${field}'`)
    expect(rows).toMatchObject([{ withdrawn_at: expect.any(String) as string }])
  })

  test.each([[{ consent: false }], [{ consent: null }], [{ consentVersion: '2020-01-01' }]])(
    'nothing is kept without it: %j',
    async (more) => {
      expect(tell(await put('name', 'Ada', more))).toEqual([400, 'consent_required'])
      expect((await read()).fields.name).toBeNull()
    },
  )

  test('to a purpose that has changed since is asked for anew', async () => {
    await put('name', 'Ada')
    await site.db.execute("update consents set version = '2020-01-01'")
    await put('name', 'Ada')
    const { rows } = await site.db.execute(
      "select version, withdrawn_at from consents where field = 'name' order by version",
    )
    expect(rows).toMatchObject([
      { version: '2020-01-01', withdrawn_at: expect.any(String) as string },
      { version: CONSENT_VERSION, withdrawn_at: null },
    ])
  })

  test.each([
    ['age_range', '12_17'],
    ['sex', 'other'],
    ['name', '   '],
    ['name', 'x'.repeat(101)],
    ['name', 'a\nb'],
    ['name', 'a\0b'],
  ])('%s: %j is refused', async (field, value) => {
    expect(tell(await put(field, value))).toEqual([400, 'invalid_request'])
  })

  test('there are no other fields', async () => {
    expect((await put('weight', '70')).statusCode).toBe(400)
    expect((await put('password_hash', 'x')).statusCode).toBe(400)
  })
})

describe('addresses', () => {
  test('the first is confirmed by its code', async () => {
    expect(tell(await site.call('POST', '/api/profile/email/confirm/', { code: '12345' }, ada))).toEqual([
      400,
      'wrong_code',
    ])
    const confirmed = await confirm('email', EMAIL)
    expect(confirmed.json<Profile>().fields.email).toMatchObject({ value: EMAIL, confirmed: true })
    expect(tell(await confirm('email', EMAIL))).toEqual([400, 'wrong_code'])
  })

  test('another code can be sent, while there is something to confirm', async () => {
    const first = codeFor(await site.messages(), EMAIL)
    expect((await site.call('POST', '/api/profile/email/code/', undefined, ada)).json()).toEqual({ ok: true })
    const messages = await site.messages()
    expect(messages.filter(({ to }) => to === EMAIL).length).toBeGreaterThan(1)
    expect((await confirm('email', EMAIL)).statusCode).toBe(200)
    expect(first).toMatch(/^\d{6}$/)
    expect(tell(await site.call('POST', '/api/profile/email/code/', undefined, ada))).toEqual([
      404,
      'not_found',
    ])
    expect(tell(await site.call('POST', '/api/profile/phone/code/', undefined, ada))).toEqual([
      404,
      'not_found',
    ])
  })

  test('a second one: with the password, and in force when its code is entered', async () => {
    await confirm('email', EMAIL)
    expect(tell(await put('phone', '4155552671', { password: 'wrong wrong' }))).toEqual([
      403,
      'wrong_password',
    ])
    expect(tell(await put('phone', '12', { password: PASSWORD }))).toEqual([400, 'invalid_phone'])
    const waiting = (await put('phone', '4155552671', { dialCode: '+1', password: PASSWORD })).json<Profile>()
    expect([waiting.pending.phone, waiting.fields.phone]).toEqual([PHONE, null])
    await expect(logIn(site, PHONE)).rejects.toThrow('wrong_credentials')
    const { fields, pending } = (await confirm('phone', PHONE)).json<Profile>()
    expect([fields.phone?.value, fields.phone?.confirmed, pending.phone]).toEqual([PHONE, true, null])
    await logIn(site, PHONE)
    const messages = await site.messages()
    expect(messages.some(({ kind, to }) => kind === 'address_changed' && to === EMAIL)).toBe(true)
  })

  test('a new email address takes the place of the old one, and links sent to that are void', async () => {
    await confirm('email', EMAIL)
    await site.call('POST', '/api/password-reset/', { username: EMAIL })
    await site.messages()
    await put('email', 'countess@example.com', { password: PASSWORD })
    await confirm('email', 'countess@example.com')
    expect((await read()).fields.email?.value).toBe('countess@example.com')
    await expect(logIn(site, EMAIL)).rejects.toThrow('wrong_credentials')
    await logIn(site, 'countess@example.com')
    expect((await site.db.execute('select from one_time_secrets')).rows).toEqual([])
  })

  test('who has not proved the first gets no second, but may mend it', async () => {
    expect(tell(await put('phone', PHONE, { password: PASSWORD }))).toEqual([409, 'address_not_confirmed'])
    expect((await put('email', 'ada2@example.com', { password: PASSWORD })).statusCode).toBe(200)
    expect((await confirm('email', 'ada2@example.com')).json<Profile>().fields.email).toMatchObject({
      value: 'ada2@example.com',
      confirmed: true,
    })
  })

  test("another account's address is taken", async () => {
    await signUp(site, { email: 'eve@example.com' })
    expect(tell(await put('email', 'Eve@example.com', { password: PASSWORD }))).toEqual([
      409,
      'account_exists',
    ])
  })

  test('two accounts that wait for the same address: the first to confirm has it', async () => {
    const eve = await signUp(site, { email: 'eve@example.com' })
    await put('email', 'same@example.com', { password: PASSWORD })
    const mine = codeFor(await site.messages(), 'same@example.com')
    await put('email', 'same@example.com', { password: PASSWORD }, eve)
    const theirs = codeFor(await site.messages(), 'same@example.com')
    const confirmBy = (headers: Record<string, string>, code: string) =>
      site.call('POST', '/api/profile/email/confirm/', { code }, headers)
    expect((await confirmBy(eve, theirs)).statusCode).toBe(200)
    expect(tell(await confirmBy(ada, mine))).toEqual([409, 'account_exists'])
  })

  test('one goes when it is withdrawn, but never the last', async () => {
    expect(tell(await drop('email'))).toEqual([409, 'last_address'])
    await confirm('email', EMAIL)
    await put('phone', PHONE, { password: PASSWORD })
    expect(tell(await drop('email'))).toEqual([409, 'last_address'])
    await confirm('phone', PHONE)
    const { fields } = (await drop('email')).json<Profile>()
    expect([fields.email, fields.phone?.value]).toEqual([null, PHONE])
    await expect(logIn(site, EMAIL)).rejects.toThrow('wrong_credentials')
    expect(tell(await drop('phone'))).toEqual([409, 'last_address'])
  })

  test('dropping one that waits takes nothing away from whose it is', async () => {
    await confirm('email', EMAIL)
    await put('email', 'eve@example.com', { password: PASSWORD })
    await signUp(site, { email: 'eve@example.com' })
    await site.messages()
    await site.db.execute(
      "insert into outbox (kind, recipient, next_attempt_at) values ('reset', 'eve@example.com', now() + interval '1 hour')",
    )
    await put('email', EMAIL, { password: PASSWORD })
    expect((await site.db.execute('select recipient from outbox')).rows).toHaveLength(1)
  })

  test('one that still waits can be dropped', async () => {
    await confirm('email', EMAIL)
    await put('phone', PHONE, { password: PASSWORD })
    expect((await drop('phone')).json<Profile>().pending).toEqual({ email: null, phone: null })
    expect(tell(await confirm('phone', PHONE))).toEqual([400, 'wrong_code'])
  })
})

test('everything can be taken along, and nothing secret is in it', async () => {
  await put('name', 'Ada')
  await put('sex', 'female')
  await drop('sex')
  await site.call('POST', '/user/user-msg/', { name: 'Ada', email: EMAIL, msg: 'Hello' }, ada)
  // Not signed in: theirs once the address has proved to be, as it then is when the account is deleted.
  await site.call('POST', '/user/user-msg/', { name: 'Ada', email: EMAIL, msg: 'Before' })
  await site.call('POST', '/user/user-msg/', { name: 'Eve', email: 'eve@example.com', msg: 'Not mine' })
  const before = await site.call('GET', '/api/export/', undefined, ada)
  expect(accountExport.parse(before.json()).messages.map(({ msg }) => msg)).toEqual(['Hello'])
  await confirm('email', EMAIL)
  const answer = await site.call('GET', '/api/export/', undefined, ada)
  expect(answer.headers['content-disposition']).toMatch(/^attachment/)
  const taken = accountExport.parse(answer.json())
  expect(taken).toMatchObject({
    profile: { fields: { name: { value: 'Ada' }, sex: null } },
    messages: [
      { name: 'Ada', email: EMAIL, msg: 'Hello' },
      { name: 'Ada', email: EMAIL, msg: 'Before' },
    ],
    sessions: [{ device: expect.stringContaining('on') as string }],
  })
  expect(taken.consents.map(({ field, withdrawn_at }) => [field, withdrawn_at === null])).toEqual([
    ['email', true],
    ['name', true],
    ['sex', false],
  ])
  expect(answer.body).not.toMatch(/argon2id\$|hash":/)
})
