import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { PasskeyRequestOptions } from '#api/passkeys'
import { createLog } from '../../logging/log.ts'
import { openAccountSite, PASSWORD, signUp } from '../../testing/account-site.ts'
import { usePasskey, type Faults } from '../../testing/authenticator.ts'
import { openPasskeyBrowser } from '../../testing/passkey-browser.ts'
import { openPasskeySite } from '../../testing/passkey-site.ts'
import { refusal } from '../../testing/profile-site.ts'

const REFUSED = [401, 'passkey_refused']

const { site, open, remove, ageLogins, isSignedIn } = openPasskeySite()

test('a passkey signs in, and says when it was last used', async () => {
  const browser = open()
  const { passkey } = await browser.signUp()
  const { answer, headers } = await browser.signIn(passkey)
  expect(answer.statusCode).toBe(200)
  expect(answer.cookies.map(({ name }) => name).toSorted()).toEqual([
    'pp_access',
    'pp_passkey',
    'pp_refresh',
    'pp_session',
  ])
  expect(await isSignedIn(headers)).toBe(true)
  const [kept] = (await site().call('GET', '/api/passkeys/', undefined, headers)).json<
    { last_used_at: string }[]
  >()
  expect(Date.now() - Date.parse(kept!.last_used_at)).toBeLessThan(60_000)
})

describe('refused, all in the same words:', () => {
  const faults: [string, Faults][] = [
    ['another origin', { origin: 'https://evil.example' }],
    ['the same host on another port', { origin: 'http://localhost:3001' }],
    ['a key of another site', { rpId: 'evil.example' }],
    ['a frame in a page of another site', { isFramed: true }],
    ['an authenticator that did not check who holds it', { isVerified: false }],
    ['a challenge that nobody has issued', { challenge: 'A'.repeat(43) }],
    ['another key', { isForged: true }],
    ['the account of somebody else', { userHandle: Buffer.alloc(16, 7).toString('base64url') }],
  ]
  test.each(faults)('%s', async (_, fault) => {
    const browser = open()
    const { passkey } = await browser.signUp()
    expect(refusal((await browser.signIn(passkey, fault)).answer)).toEqual(REFUSED)
    expect((await browser.signIn(passkey)).answer.statusCode).toBe(200)
  })

  test('a passkey that was never here', async () => {
    const browser = open()
    const { passkey } = await browser.signUp()
    const stranger = { ...passkey, id: Buffer.alloc(32, 1).toString('base64url') }
    expect(refusal((await browser.signIn(stranger)).answer)).toEqual(REFUSED)
  })

  test('one that was removed', async () => {
    const browser = open()
    const { passkey, headers } = await browser.signUp()
    await browser.add(headers)
    const [first] = (await site().call('GET', '/api/passkeys/', undefined, headers)).json<{ id: string }[]>()
    expect((await remove(first!.id, headers)).statusCode).toBe(200)
    expect(refusal((await browser.signIn(passkey)).answer)).toEqual(REFUSED)
  })
})

describe('an authenticator that counts', () => {
  test('must count on', async () => {
    const browser = open()
    const { passkey } = await browser.signUp()
    for (const signCount of [5, 6, 9])
      expect((await browser.signIn(passkey, { signCount })).answer.statusCode).toBe(200)
    for (const signCount of [9, 3, 0])
      expect(refusal((await browser.signIn(passkey, { signCount })).answer)).toEqual(REFUSED)
    expect((await browser.signIn(passkey, { signCount: 10 })).answer.statusCode).toBe(200)
  })

  test('of two uses with the same count, one is served', async () => {
    const browser = open()
    const { passkey } = await browser.signUp()
    const credentials = [await browser.askToSignIn(), await browser.askToSignIn()].map((options) =>
      usePasskey(passkey, options, { signCount: 4 }),
    )
    const cookie = browser.cookie()
    const answers = await Promise.all(
      credentials.map((credential) =>
        site().call('POST', '/api/passkeys/login/', { credential }, { cookie }),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })
})

describe('with a session', () => {
  test('a passkey of the account begins a new one in its place, which may do what the old one could not', async () => {
    const browser = open()
    const { passkey, headers: old } = await browser.signUp()
    await ageLogins()
    const take = (headers: Record<string, string>) => site().call('GET', '/api/export/', undefined, headers)
    expect(refusal(await take(old))).toEqual([403, 'sign_in_again'])
    const { headers } = await browser.signIn(passkey, {}, old)
    expect((await take(headers)).statusCode).toBe(200)
    expect(await isSignedIn(old)).toBe(false)
  })

  test('the page is told which passkeys are meant, and one of another account is refused', async () => {
    const [browser, other] = [open(), open()]
    const { passkey, headers } = await browser.signUp()
    const stranger = await other.signUp()
    const options = await browser.askToSignIn(headers)
    expect(options.allowCredentials?.map(({ id }) => id)).toEqual([passkey.id])
    const { answer } = await browser.signIn(stranger.passkey, {}, headers)
    expect(refusal(answer)).toEqual(REFUSED)
    expect(await isSignedIn(headers)).toBe(true)
  })
})

test('a copy that is found out is in the log, under names that tell nobody', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'painpoint-log-')), 'log')
  const watched = await openAccountSite({ databaseUrl: site().url, log: createLog('info', file) })
  const browser = openPasskeyBrowser(watched)
  const { passkey } = await browser.signUp()
  await browser.signIn(passkey, { signCount: 5 })
  await browser.signIn(passkey, { signCount: 4 })
  await watched.close()
  const lines = readFileSync(file, 'utf8').split('\n')
  const warnings = lines.filter((line) => line.includes('a passkey counted less than before'))
  expect(warnings).toHaveLength(1)
  const { account, network } = JSON.parse(warnings[0]!) as Record<string, string>
  for (const name of [account, network]) expect(name).toMatch(/^[\w-]{8,}$/)
})

test('nothing that is asked tells whether there is an account', async () => {
  await signUp(site(), { email: 'ada@example.com' })
  const [first, second] = [await open().askToSignIn(), await open().askToSignIn()]
  expect({ ...first, challenge: '' }).toEqual({
    challenge: '',
    rpId: 'localhost',
    timeout: 300_000,
    userVerification: 'required',
    allowCredentials: [],
  })
  expect({ ...second, challenge: '' }).toEqual({ ...first, challenge: '' })
  expect(second.challenge).not.toBe(first.challenge)
})

test('an account without a password is none to who tries one', async () => {
  await open().signUp({ email: 'ada@example.com' })
  const answer = await site().call('POST', '/api/login-user/', {
    username: 'ada@example.com',
    password: PASSWORD,
  })
  expect(refusal(answer)).toEqual([401, 'wrong_credentials'])
})

/** As few at once as a slow machine can answer. @returns how many were refused by a limit, and how long it took. */
async function inTurns(times: number, ask: () => Promise<{ statusCode: number }>) {
  const started = performance.now()
  let refused = 0
  for (let at = 0; at < times; at += 10) {
    const answers = await Promise.all(Array.from({ length: 10 }, ask))
    refused += answers.filter(({ statusCode }) => statusCode === 429).length
    expect(answers.map(({ statusCode }) => statusCode)).not.toContain(503)
  }
  return { refused, seconds: (performance.now() - started) / 1000 }
}

test('a network may try sixty times in a quarter of an hour, and ask three hundred times', async () => {
  const browser = open()
  const { passkey } = await browser.signUp()
  await browser.askToSignIn()
  const from = { 'x-forwarded-for': '198.51.100.7' }
  const cookie = browser.cookie()
  const credential = usePasskey(passkey, { challenge: 'A'.repeat(43), rpId: 'localhost' })
  const tried = await inTurns(70, () =>
    site().call('POST', '/api/passkeys/login/', { credential }, { ...from, cookie }),
  )
  // One every fifteen seconds comes back.
  expect(tried.refused).toBeLessThanOrEqual(10)
  expect(tried.refused).toBeGreaterThanOrEqual(10 - Math.ceil(tried.seconds / 15))
  const asked = await inTurns(320, () => site().call('POST', '/api/passkeys/login/options/', undefined, from))
  // One every three seconds comes back.
  expect(asked.refused).toBeLessThanOrEqual(20)
  expect(asked.refused).toBeGreaterThanOrEqual(20 - Math.ceil(asked.seconds / 3))
  expect((await browser.signIn(passkey)).answer.statusCode).toBe(200)
})

describe('the address of the site', () => {
  test('is told to a page that came by another one', async () => {
    const headers = { host: 'other.example', origin: 'http://other.example' }
    const answer = await open().post('login/options/', undefined, headers)
    expect(refusal(answer)).toEqual([409, 'passkeys_elsewhere'])
    expect(answer.json()).toMatchObject({
      error: { message: 'Passkeys work only at http://localhost:3000. Please choose another way here.' },
    })
  })

  test('makes the passkeys its own; over https no other host can name the browser', async () => {
    const secure = await openAccountSite({ baseUrl: 'https://pain.example', databaseUrl: site().url })
    const answer = await secure.call('POST', '/api/passkeys/login/options/')
    expect(answer.json<PasskeyRequestOptions>().rpId).toBe('pain.example')
    expect(answer.headers['set-cookie']).toMatch(
      /^__Host-pp_passkey=[\w-]{43}; Path=\/; Max-Age=300; SameSite=Strict; Secure; HttpOnly$/,
    )
    const browser = openPasskeyBrowser(secure, '__Host-pp_passkey')
    const { passkey } = await browser.signUp({}, { origin: 'https://pain.example' })
    const { answer: signedIn } = await browser.signIn(passkey, { origin: 'https://pain.example' })
    expect(signedIn.statusCode).toBe(200)
    await secure.close()
  })
})
