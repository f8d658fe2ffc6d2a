import { expect, test } from 'vitest'
import { createPasskey, usePasskey } from '../../testing/authenticator.ts'
import { openPasskeySite } from '../../testing/passkey-site.ts'
import { cookiesOf } from '../../testing/account-site.ts'
import { refusal } from '../../testing/profile-site.ts'

const REFUSED = [401, 'passkey_refused']

const { site, open } = openPasskeySite()

test('an answer that comes a second time', async () => {
  const browser = open()
  const { passkey } = await browser.signUp()
  const options = await browser.askToSignIn()
  const name = browser.cookie()
  const credential = usePasskey(passkey, options)
  const again = () => site().call('POST', '/api/passkeys/login/', { credential }, { cookie: name })
  const answers = await Promise.all([again(), again(), again()])
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(refusal(await again())).toEqual(REFUSED)
})

test('an answer with a challenge that was wrongly answered before', async () => {
  const browser = open()
  const { passkey } = await browser.signUp()
  const options = await browser.askToSignIn()
  await browser.post('login/', { credential: usePasskey(passkey, options, { isForged: true }) })
  expect(refusal(await browser.post('login/', { credential: usePasskey(passkey, options) }))).toEqual(REFUSED)
})

test('an answer from another browser than was asked, or from none', async () => {
  const [browser, other] = [open(), open()]
  const { passkey } = await browser.signUp()
  const credential = usePasskey(passkey, await browser.askToSignIn())
  await other.askToSignIn()
  expect(refusal(await other.post('login/', { credential }))).toEqual(REFUSED)
  expect(refusal(await site().call('POST', '/api/passkeys/login/', { credential }))).toEqual(REFUSED)
  expect((await browser.post('login/', { credential })).statusCode).toBe(200)
})

test('an answer that comes after five minutes', async () => {
  const browser = open()
  const { passkey } = await browser.signUp()
  const options = await browser.askToSignIn()
  await site().db.execute("update passkey_challenges set expires_at = expires_at - interval '5 minutes'")
  expect(refusal(await browser.post('login/', { credential: usePasskey(passkey, options) }))).toEqual(REFUSED)
})

test('a challenge that was to add a passkey, and the other way round', async () => {
  const browser = open()
  const { passkey, headers } = await browser.signUp()
  const toAdd = { ...(await browser.askToAdd(headers)), rpId: 'localhost' }
  expect(refusal(await browser.post('login/', { credential: usePasskey(passkey, toAdd) }))).toEqual(REFUSED)
  const { challenge } = await browser.askToSignIn()
  const options = { ...(await browser.askToAdd(headers)), challenge }
  const { credential } = createPasskey(options)
  expect(refusal(await browser.post('', { credential }, headers))).toEqual(REFUSED)
})

test.each([
  ['logging out', '/api/session/logout/'],
  ['wiping what the browser knows', '/api/session/forget-browser/'],
])('the name of a browser that was asked for a passkey goes by %s', async (_, path) => {
  const browser = open()
  await browser.askToSignIn()
  const asked = await site().call('POST', path, undefined, { cookie: browser.cookie() })
  expect([asked.statusCode, cookiesOf(asked)['pp_passkey']]).toEqual([200, ''])
  expect(cookiesOf(await site().call('POST', path))).not.toHaveProperty('pp_passkey')
})
