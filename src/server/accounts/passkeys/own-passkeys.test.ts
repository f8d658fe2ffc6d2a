import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accountExport, type Profile } from '#api/profile'
import type { Passkey } from '#api/passkeys'
import { sweep } from '../../application/sweep.ts'
import {
  codeFor,
  logIn,
  openAccountSite,
  PASSWORD,
  signUp,
  slugFor,
  type AccountSite,
} from '../../testing/account-site.ts'
import { createPasskey } from '../../testing/authenticator.ts'
import { openPasskeyBrowser } from '../../testing/passkey-browser.ts'
import { refusal } from '../../testing/profile-site.ts'

type Headers = Record<string, string>

const EMAIL = 'ada@example.com'
const AGED = "update sessions set signed_in_at = now() - interval '6 minutes'"

let site: AccountSite
beforeAll(async () => {
  site = await openAccountSite()
})
afterAll(() => site.close())
beforeEach(() => site.empty())

const open = () => openPasskeyBrowser(site)
const read = async (headers: Headers) =>
  (await site.call('GET', '/api/profile/', undefined, headers)).json<Profile>()
const list = async (headers: Headers) =>
  (await site.call('GET', '/api/passkeys/', undefined, headers)).json<Passkey[]>()
const remove = (id: string, headers: Headers) =>
  site.call('DELETE', `/api/passkeys/${id}/`, undefined, headers)
const confirm = async (headers: Headers, email = EMAIL) =>
  site.call('POST', '/api/profile/email/confirm/', { code: codeFor(await site.messages(), email) }, headers)
const lettersOf = async (kind: string) =>
  (await site.messages()).filter((message) => message.kind === kind).map(({ to }) => to)

describe('signing up', () => {
  test('with a passkey alone makes an account without an address or a password, and signs in', async () => {
    const { answer, headers } = await open().signUp()
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({ email: null, phone_number: null })
    const profile = await read(headers)
    expect(profile.sign_in).toEqual({ password: false, passkeys: 1 })
    expect([profile.fields.email, profile.fields.phone]).toEqual([null, null])
    expect(Date.parse(profile.adult_confirmed_at!)).toBeGreaterThan(Date.now() - 60_000)
    expect(await list(headers)).toMatchObject([
      { name: 'Another browser or program on another system', backed_up: true, last_used_at: null },
    ])
    expect(await site.messages()).toEqual([])
  })

  test('with an address as well sends its code, and keeps the consent', async () => {
    const { headers } = await open().signUp({ email: 'Ada@Example.com' })
    expect((await confirm(headers)).statusCode).toBe(200)
    const { email } = (await read(headers)).fields
    expect(email).toMatchObject({ value: EMAIL, confirmed: true, consent: { version: '2026-11-21' } })
  })

  test('with an address that is taken is told before a passkey is made', async () => {
    await signUp(site, { email: EMAIL })
    const answer = await open().post('sign-up/options/', { email: EMAIL, adult: true })
    expect(refusal(answer)).toEqual([409, 'account_exists'])
  })

  test('with an address that was taken meanwhile, or another than was asked for, makes none', async () => {
    const browser = open()
    const ask = async () => (await browser.post('sign-up/options/', { email: EMAIL, adult: true })).json()
    const { credential } = createPasskey(await ask())
    await signUp(site, { email: EMAIL })
    const late = await browser.post('sign-up/', { email: EMAIL, adult: true, credential })
    expect(refusal(late)).toEqual([409, 'account_exists'])
    await site.db.execute('delete from accounts')
    const { credential: other } = createPasskey(await ask())
    const answer = await browser.post('sign-up/', {
      email: 'eve@example.com',
      adult: true,
      credential: other,
    })
    expect(refusal(answer)).toEqual([401, 'passkey_refused'])
  })

  test('is for adults, with the right kinds of address, one of them', async () => {
    const ask = async (body: unknown) => refusal(await open().post('sign-up/options/', body))
    expect(await ask({ adult: false })).toEqual([403, 'adults_only'])
    expect(await ask({})).toEqual([400, 'invalid_request'])
    expect(await ask({ adult: true, email: 'nobody' })).toEqual([400, 'invalid_email'])
    expect(await ask({ adult: true, email: EMAIL, phone: '1' })).toEqual([400, 'invalid_request'])
    expect(await ask({ adult: true, phone: '2079460000', dialCode: '44' })).toEqual([400, 'no_sms_there'])
  })

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['nobody checked', { isVerified: false }],
    ['another challenge', { challenge: 'A'.repeat(43) }],
    ['a frame in a page of another site', { isFramed: true }],
    ['a frame that names that page and denies being one', { topOrigin: 'https://evil.example' }],
  ])('is refused: %s', async (_, faults) => {
    const { answer } = await open().signUp({}, faults)
    expect(refusal(answer)).toEqual([401, 'passkey_refused'])
  })

  test('is limited by network and address, as with a password', async () => {
    const ask = (email: string, from: string) =>
      open().post('sign-up/options/', { email, adult: true }, { 'x-forwarded-for': from })
    const byAddress = await Promise.all([1, 2, 3, 4, 5, 6].map((at) => ask(EMAIL, `198.51.100.${at}`)))
    expect(byAddress.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1)
    const statuses: number[] = []
    for (let at = 0; at < 31; at++)
      statuses.push((await ask(`a${at}@example.com`, '198.51.100.9')).statusCode)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })
})

describe('more than one', () => {
  test('is added with a login that is recent, and the mailbox is told', async () => {
    const browser = open()
    const headers = await signUp(site, { email: EMAIL })
    await confirm(headers)
    await site.db.execute(AGED)
    expect(refusal(await browser.post('options/', undefined, headers))).toEqual([403, 'sign_in_again'])
    const recent = await logIn(site, EMAIL)
    const { answer, passkey } = await browser.add(recent)
    expect(answer.json()).toHaveLength(1)
    expect(await lettersOf('passkey_added')).toEqual([EMAIL])
    expect((await browser.askToAdd(recent)).excludeCredentials?.map(({ id }) => id)).toEqual([passkey.id])
    expect((await browser.signIn(passkey)).answer.statusCode).toBe(200)
  })

  test('is added in the session that asked, once, and to one account', async () => {
    const browser = open()
    const { headers } = await browser.signUp()
    const eve = await signUp(site, { email: 'eve@example.com' })
    const { credential } = createPasskey(await browser.askToAdd(headers))
    expect(refusal(await browser.post('', { credential }, eve))).toEqual([401, 'passkey_refused'])
    const { credential: mine } = createPasskey(await browser.askToAdd(headers))
    expect((await browser.post('', { credential: mine }, headers)).statusCode).toBe(200)
    expect(refusal(await browser.post('', { credential: mine }, headers))).toEqual([401, 'passkey_refused'])
    const stolen = createPasskey(await browser.askToAdd(eve))
    const first = (await browser.post('', { credential: stolen.credential }, eve)).json<Passkey[]>()
    expect(first).toHaveLength(1)
    const again = await browser.askToAdd(headers)
    const { credential: copied } = createPasskey(again, {}, stolen.passkey)
    expect(refusal(await browser.post('', { credential: copied }, headers))).toEqual([401, 'passkey_refused'])
  })

  test('is twenty at most', async () => {
    const browser = open()
    const { headers } = await browser.signUp()
    for (let more = 1; more < 20; more++) await browser.add(headers)
    expect(await list(headers)).toHaveLength(20)
    expect(refusal(await browser.post('options/', undefined, headers))).toEqual([409, 'too_many_passkeys'])
  })

  test('has names, which only their owner can change', async () => {
    const { headers } = await open().signUp()
    const eve = await signUp(site, { email: 'eve@example.com' })
    const [{ id }] = (await list(headers)) as [Passkey]
    const rename = (name: string, as = headers) => site.call('PUT', `/api/passkeys/${id}/`, { name }, as)
    expect((await rename(' My \u202Ephone\u0000 ')).json()).toMatchObject([{ id, name: 'My phone' }])
    for (const name of ['', ' \u0000 ', 'x'.repeat(61)])
      expect(refusal(await rename(name))).toEqual([400, 'invalid_request'])
    expect(refusal(await rename('Mine', eve))).toEqual([404, 'not_found'])
    expect(refusal(await remove(id, eve))).toEqual([404, 'not_found'])
  })
})

describe('removing one', () => {
  test('ends every other session, and the mailbox is told', async () => {
    const browser = open()
    const { headers, passkey } = await browser.signUp({ email: EMAIL })
    await confirm(headers)
    const lost = await browser.signIn(passkey)
    const [{ id }] = (await list(headers)) as [Passkey]
    expect((await remove(id, headers)).json()).toEqual([])
    expect(await lettersOf('passkey_removed')).toEqual([EMAIL])
    expect((await site.call('GET', '/api/profile/', undefined, lost.headers)).statusCode).toBe(401)
    expect((await site.call('GET', '/api/profile/', undefined, headers)).statusCode).toBe(200)
  })

  test('wants a login that is recent', async () => {
    const browser = open()
    const { headers } = await browser.signUp()
    await browser.add(headers)
    await site.db.execute(AGED)
    const [{ id }] = (await list(headers)) as [Passkey]
    expect(refusal(await remove(id, headers))).toEqual([403, 'sign_in_again'])
  })

  test('of the last two at the same time, one stays', async () => {
    const browser = open()
    const { headers } = await browser.signUp()
    await browser.add(headers)
    const ids = (await list(headers)).map(({ id }) => id)
    const answers = await Promise.all(ids.map((id) => remove(id, headers)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await list(headers)).toHaveLength(1)
  })

  test.each([
    ['nor an address', {}],
    ['but an address that nobody has proven', { email: EMAIL }],
  ])('is refused for the last one of who has no password, %s', async (_, address) => {
    const { headers } = await open().signUp(address)
    const [{ id }] = (await list(headers)) as [Passkey]
    expect(refusal(await remove(id, headers))).toEqual([409, 'last_passkey'])
    expect(await list(headers)).toHaveLength(1)
  })
})

test('losing the last passkey loses nothing: the mailbox leads back in', async () => {
  const { headers } = await open().signUp({ email: EMAIL })
  await confirm(headers)
  await site.call('POST', '/api/password-reset/', { username: EMAIL })
  const slug = slugFor(await site.messages(), EMAIL)
  const set = await site.call('POST', `/user/set-password/${slug}/`, { password: PASSWORD })
  expect(set.statusCode).toBe(200)
  const back = await logIn(site, EMAIL)
  expect((await read(back)).sign_in).toEqual({ password: true, passkeys: 0 })
})

test('who signs up with the address of somebody else is out when its owner sets a password', async () => {
  const thief = open()
  const { headers, passkey } = await thief.signUp({ email: EMAIL })
  await thief.add(headers)
  await site.call('POST', '/api/password-reset/', { username: EMAIL })
  const slug = slugFor(await site.messages(), EMAIL)
  await site.call('POST', `/user/set-password/${slug}/`, { password: PASSWORD })
  expect(refusal((await thief.signIn(passkey)).answer)).toEqual([401, 'passkey_refused'])
  expect((await site.call('GET', '/api/profile/', undefined, headers)).statusCode).toBe(401)
})

describe('in the place of the password', () => {
  const NEW = 'another fine day for walking'
  const addEmail = (headers: Headers, email: string, more = {}) =>
    site.call('PUT', '/api/profile/email/', { value: email, consent: true, ...more }, headers)
  const setPassword = (headers: Headers, more = {}) =>
    site.call('POST', '/api/password/', { password: NEW, ...more }, headers)

  test('a passkey that was just used adds an address and sets a password', async () => {
    const { headers } = await open().signUp()
    expect((await addEmail(headers, EMAIL)).json()).toMatchObject({ pending: { email: EMAIL } })
    expect((await confirm(headers)).statusCode).toBe(200)
    expect((await setPassword(headers)).statusCode).toBe(200)
    await logIn(site, EMAIL, NEW)
  })

  test('one that was just used sets ten in a row, which are told to the owner, and no more', async () => {
    const { headers } = await open().signUp({ email: EMAIL })
    const set = (at: number) =>
      site.call('POST', '/api/password/', { password: `${PASSWORD} ${at}` }, headers)
    for (let at = 0; at < 10; at++) expect((await set(at)).statusCode).toBe(200)
    expect(refusal(await set(10))).toEqual([429, 'too_many_requests'])
  })

  test('one that was used long ago does not', async () => {
    const { headers } = await open().signUp()
    await site.db.execute(AGED)
    expect(refusal(await addEmail(headers, EMAIL))).toEqual([403, 'sign_in_again'])
    expect(refusal(await setPassword(headers))).toEqual([403, 'sign_in_again'])
  })

  test('having typed the password at the login is not enough: it is typed in the call, or a passkey is used', async () => {
    const browser = open()
    const headers = await signUp(site, { email: EMAIL })
    await confirm(headers)
    const { passkey } = await browser.add(headers)
    expect(refusal(await setPassword(headers))).toEqual([403, 'wrong_password'])
    expect(refusal(await addEmail(headers, 'new@example.com'))).toEqual([403, 'wrong_password'])
    const { headers: proven } = await browser.signIn(passkey, {}, headers)
    expect((await addEmail(proven, 'new@example.com')).statusCode).toBe(200)
    const wrong = await addEmail(proven, 'new@example.com', { password: 'not my password' })
    expect(refusal(wrong)).toEqual([403, 'wrong_password'])
    expect((await setPassword(proven)).statusCode).toBe(200)
  })

  test('an address that is not proven gets no second one beside it', async () => {
    const { headers } = await open().signUp({ email: EMAIL })
    const answer = await site.call(
      'PUT',
      '/api/profile/phone/',
      { value: '4155552671', dialCode: '1', consent: true },
      headers,
    )
    expect(refusal(answer)).toEqual([409, 'address_not_confirmed'])
  })
})

describe('what is kept', () => {
  test('stands in the download, and goes with the account', async () => {
    const browser = open()
    const { headers, passkey } = await browser.signUp()
    const answer = await site.call('GET', '/api/export/', undefined, headers)
    const { account, passkeys, sessions } = accountExport.parse(answer.json())
    expect([account.password, account.password_changed_at]).toEqual(['None is kept.', null])
    expect(passkeys).toMatchObject([{ credential_id: passkey.id, sign_count: 0, transports: ['internal'] }])
    expect(sessions).toMatchObject([{ by: 'passkey' }])
    const gone = await site.call('POST', '/user/delete-user-account/', undefined, headers)
    expect(gone.statusCode).toBe(200)
    const { rows } = await site.db.execute('select from passkeys')
    expect(rows).toHaveLength(0)
    expect(refusal((await browser.signIn(passkey)).answer)).toEqual([401, 'passkey_refused'])
  })

  test('outlives an address that nobody has proven for thirty days', async () => {
    const browser = open()
    const { passkey } = await browser.signUp({ email: EMAIL })
    const { headers: without } = await browser.signUp()
    await signUp(site, { email: 'eve@example.com' })
    await site.db.execute("update accounts set created_at = now() - interval '31 days'")
    await site.db.execute("update passkey_challenges set expires_at = now() - interval '1 second'")
    await sweep(site.db, { sweep: async () => {} })
    const { headers } = await browser.signIn(passkey)
    expect((await read(headers)).fields.email).toBeNull()
    const answer = await site.call('GET', '/api/export/', undefined, headers)
    expect(accountExport.parse(answer.json()).consents[0]?.withdrawn_at).not.toBeNull()
    expect((await read(without)).sign_in.passkeys).toBe(1)
    const { rows } = await site.db.execute<{ accounts: string }>('select count(*) as accounts from accounts')
    expect(rows[0]?.accounts).toBe('2')
  })
})

test('whether somebody else has an address is told as seldom as at registering', async () => {
  await signUp(site, { email: EMAIL })
  const { headers } = await open().signUp()
  const from = { ...headers, 'x-forwarded-for': '198.51.100.7' }
  const answers = []
  for (let at = 0; at < 31; at++)
    answers.push(await site.call('PUT', '/api/profile/email/', { value: EMAIL, consent: true }, from))
  expect(answers.map((answer) => refusal(answer)[1])).toEqual([
    ...Array<string>(30).fill('account_exists'),
    'too_many_requests',
  ])
})
