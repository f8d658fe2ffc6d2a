import { describe, expect, test } from 'vitest'
import type { Passkey } from '#api/passkeys'
import { logIn, PASSWORD, signUp, slugFor } from '../../testing/account-site.ts'
import { createPasskey } from '../../testing/authenticator.ts'
import { openPasskeySite } from '../../testing/passkey-site.ts'
import { EMAIL, refusal } from '../../testing/profile-site.ts'

const { site, open, read, list, remove, confirm, lettersOf, ageLogins } = openPasskeySite()

describe('more than one', () => {
  test('is added with a login that is recent, and the mailbox is told', async () => {
    const browser = open()
    const headers = await signUp(site(), { email: EMAIL })
    await confirm(headers)
    await ageLogins()
    expect(refusal(await browser.post('options/', undefined, headers))).toEqual([403, 'sign_in_again'])
    const recent = await logIn(site(), EMAIL)
    const { answer, passkey } = await browser.add(recent)
    expect(answer.json()).toHaveLength(1)
    expect(await lettersOf('passkey_added')).toEqual([EMAIL])
    expect((await browser.askToAdd(recent)).excludeCredentials?.map(({ id }) => id)).toEqual([passkey.id])
    expect((await browser.signIn(passkey)).answer.statusCode).toBe(200)
  })

  test('is added in the session that asked, once, and to one account', async () => {
    const browser = open()
    const { headers } = await browser.signUp()
    const eve = await signUp(site(), { email: 'eve@example.com' })
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
    const eve = await signUp(site(), { email: 'eve@example.com' })
    const [{ id }] = (await list(headers)) as [Passkey]
    const rename = (name: string, as = headers) => site().call('PUT', `/api/passkeys/${id}/`, { name }, as)
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
    expect((await site().call('GET', '/api/profile/', undefined, lost.headers)).statusCode).toBe(401)
    expect((await site().call('GET', '/api/profile/', undefined, headers)).statusCode).toBe(200)
  })

  test('wants a login that is recent', async () => {
    const browser = open()
    const { headers } = await browser.signUp()
    await browser.add(headers)
    await ageLogins()
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
  await site().call('POST', '/api/password-reset/', { username: EMAIL })
  const slug = slugFor(await site().messages(), EMAIL)
  const set = await site().call('POST', `/user/set-password/${slug}/`, { password: PASSWORD })
  expect(set.statusCode).toBe(200)
  const back = await logIn(site(), EMAIL)
  expect((await read(back)).sign_in).toEqual({ password: true, passkeys: 0 })
})
