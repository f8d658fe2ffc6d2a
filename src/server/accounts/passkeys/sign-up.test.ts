import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { signUp, PASSWORD, slugFor } from '../../testing/account-site.ts'
import { createPasskey } from '../../testing/authenticator.ts'
import { openPasskeySite } from '../../testing/passkey-site.ts'
import { EMAIL, refusal } from '../../testing/profile-site.ts'

const { site, open, read, list, confirm } = openPasskeySite()

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
    expect(await site().messages()).toEqual([])
  })

  test('with an address as well sends its code, and keeps the consent', async () => {
    const { headers } = await open().signUp({ email: 'Ada@Example.com' })
    expect((await confirm(headers)).statusCode).toBe(200)
    const { email } = (await read(headers)).fields
    expect(email).toMatchObject({ value: EMAIL, confirmed: true, consent: { version: '2026-11-21' } })
  })

  test('with an address that is taken is told before a passkey is made', async () => {
    await signUp(site(), { email: EMAIL })
    const answer = await open().post('sign-up/options/', { email: EMAIL, adult: true })
    expect(refusal(answer)).toEqual([409, 'account_exists'])
  })

  test('with an address that was taken meanwhile, or another than was asked for, makes none', async () => {
    const browser = open()
    const ask = async () => (await browser.post('sign-up/options/', { email: EMAIL, adult: true })).json()
    const { credential } = createPasskey(await ask())
    await signUp(site(), { email: EMAIL })
    const late = await browser.post('sign-up/', { email: EMAIL, adult: true, credential })
    expect(refusal(late)).toEqual([409, 'account_exists'])
    await site().db.execute('delete from accounts')
    const { credential: other } = createPasskey(await ask())
    const answer = await browser.post('sign-up/', {
      email: 'eve@example.com',
      adult: true,
      credential: other,
    })
    expect(refusal(answer)).toEqual([401, 'passkey_refused'])
  })

  test('looks at nothing that an authenticator states about its maker', async () => {
    // To check that, certificates would be fetched from addresses that anybody can write into it.
    const { answer } = await open().signUp({}, { statement: 'android-key' })
    expect(answer.statusCode).toBe(201)
  })

  test('refuses a passkey under another id than it was made with, and what no authenticator says', async () => {
    const browser = open()
    const ask = async () =>
      createPasskey((await browser.post('sign-up/options/', { adult: true })).json()).credential
    const refused = async (credential: unknown) =>
      refusal(await browser.post('sign-up/', { adult: true, credential }))
    const id = randomBytes(32).toString('base64url')
    expect(await refused({ ...(await ask()), id, rawId: id })).toEqual([401, 'passkey_refused'])
    const credential = await ask()
    const { response } = credential
    expect(await refused({ ...credential, response: { ...response, transports: ['\0'] } })).toEqual([
      400,
      'invalid_request',
    ])
    expect(await refused({ ...credential, response: { ...response, attestationObject: 'gA' } })).toEqual([
      401,
      'passkey_refused',
    ])
  })

  test('is for adults, with the right kinds of address, one of them', async () => {
    const ask = async (body: unknown) => refusal(await open().post('sign-up/options/', body))
    expect(await ask({ adult: false })).toEqual([403, 'adults_only'])
    expect(await ask({ adult: null })).toEqual([403, 'adults_only'])
    expect(await ask({})).toEqual([403, 'adults_only'])
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

test('who signs up with the address of somebody else is out when its owner sets a password', async () => {
  const thief = open()
  const { headers, passkey } = await thief.signUp({ email: EMAIL })
  await thief.add(headers)
  await site().call('POST', '/api/password-reset/', { username: EMAIL })
  const slug = slugFor(await site().messages(), EMAIL)
  await site().call('POST', `/user/set-password/${slug}/`, { password: PASSWORD })
  expect(refusal((await thief.signIn(passkey)).answer)).toEqual([401, 'passkey_refused'])
  expect((await site().call('GET', '/api/profile/', undefined, headers)).statusCode).toBe(401)
})
