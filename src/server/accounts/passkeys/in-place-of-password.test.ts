import { describe, expect, test } from 'vitest'
import { logIn, PASSWORD, signUp } from '../../testing/account-site.ts'
import { openPasskeySite } from '../../testing/passkey-site.ts'
import { EMAIL, refusal } from '../../testing/profile-site.ts'

type Headers = Record<string, string>

const { site, open, confirm, ageLogins } = openPasskeySite()

describe('in the place of the password', () => {
  const NEW = 'another fine day for walking'
  const addEmail = (headers: Headers, email: string, more = {}) =>
    site().call('PUT', '/api/profile/email/', { value: email, consent: true, ...more }, headers)
  const setPassword = (headers: Headers, more = {}) =>
    site().call('POST', '/api/password/', { password: NEW, ...more }, headers)

  test('a passkey that was just used adds an address and sets a password', async () => {
    const { headers } = await open().signUp()
    expect((await addEmail(headers, EMAIL)).json()).toMatchObject({ pending: { email: EMAIL } })
    expect((await confirm(headers)).statusCode).toBe(200)
    expect((await setPassword(headers)).statusCode).toBe(200)
    await logIn(site(), EMAIL, NEW)
  })

  test('one that was just used sets ten in a row, which are told to the owner, and no more', async () => {
    const { headers } = await open().signUp({ email: EMAIL })
    const set = (at: number) =>
      site().call('POST', '/api/password/', { password: `${PASSWORD} ${at}` }, headers)
    for (let at = 0; at < 10; at++) expect((await set(at)).statusCode).toBe(200)
    expect(refusal(await set(10))).toEqual([429, 'too_many_requests'])
  })

  test('one that was used long ago does not', async () => {
    const { headers } = await open().signUp()
    await ageLogins()
    expect(refusal(await addEmail(headers, EMAIL))).toEqual([403, 'sign_in_again'])
    expect(refusal(await setPassword(headers))).toEqual([403, 'sign_in_again'])
  })

  test('having typed the password at the login is not enough: it is typed in the call, or a passkey is used', async () => {
    const browser = open()
    const headers = await signUp(site(), { email: EMAIL })
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
    const answer = await site().call(
      'PUT',
      '/api/profile/phone/',
      { value: '4155552671', dialCode: '1', consent: true },
      headers,
    )
    expect(refusal(answer)).toEqual([409, 'address_not_confirmed'])
  })
})

test('whether somebody else has an address is told as seldom as at registering', async () => {
  await signUp(site(), { email: EMAIL })
  const { headers } = await open().signUp()
  const from = { ...headers, 'x-forwarded-for': '198.51.100.7' }
  const answers = []
  for (let at = 0; at < 31; at++)
    answers.push(await site().call('PUT', '/api/profile/email/', { value: EMAIL, consent: true }, from))
  expect(answers.map((answer) => refusal(answer)[1])).toEqual([
    ...Array<string>(30).fill('account_exists'),
    'too_many_requests',
  ])
})
