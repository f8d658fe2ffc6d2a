import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeFor, openAccountSite, PASSWORD, signUp, type AccountSite } from '../testing/account-site.ts'
import { openPasskeyBrowser } from '../testing/passkey-browser.ts'
import { hashPassword } from './password-hash.ts'

const EMAIL = 'ada@example.com'
const PHONE = '+14155552671'
const NEXT = 'another fine evening'

let site: AccountSite
let ada: Record<string, string>
beforeAll(async () => {
  site = await openAccountSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.empty()
  ada = await signUp(site, { email: EMAIL })
  // The worker that sends the message waits for its account too, and would be counted among the requests.
  await site.messages()
})

type Answer = Awaited<ReturnType<AccountSite['call']>>

/**
 * Sends requests while another transaction has changed something and not ended yet; it goes on, and ends, once all of
 * them wait for it.
 */
async function meanwhile(
  change: string,
  requests: (() => Promise<Answer>)[],
  then = 'select',
): Promise<[status: number, code: string | undefined][]> {
  const sent = await site.db.transaction(async (transaction) => {
    await transaction.execute(change)
    const responses = Promise.all(requests.map((send) => send()))
    await untilWaiting(requests.length)
    await transaction.execute(then)
    return { responses }
  })
  const responses = await sent.responses
  return responses.map((response) => [
    response.statusCode,
    response.json<{ error?: { code: string } }>().error?.code,
  ])
}

async function untilWaiting(requests: number): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await site.db.execute(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      )
      return rows.length
    })
    .toBe(requests)
}

const settingPassword = async (password: string) =>
  `update accounts set password_hash = '${await hashPassword(password)}'`
const logIn = () => site.call('POST', '/api/login-user/', { username: EMAIL, password: PASSWORD })
const confirm = (kind: string, code: string) =>
  site.call('POST', `/api/profile/${kind}/confirm/`, { code }, ada)
const confirmLatest = async (kind: string, address: string) =>
  confirm(kind, codeFor(await site.messages(), address))
const put = (field: string, value: string) =>
  site.call('PUT', `/api/profile/${field}/`, { value, consent: true, password: PASSWORD }, ada)

describe('signing in', () => {
  test('with a password that is changed meanwhile fails: every session was to end', async () => {
    expect(await meanwhile(await settingPassword(NEXT), [logIn])).toEqual([[401, 'wrong_credentials']])
  })

  test('with a password that is only hashed anew meanwhile works', async () => {
    expect(await meanwhile(await settingPassword(PASSWORD), [logIn])).toEqual([[200, undefined]])
  })

  test('to an account that is deleted meanwhile fails as for one that never was', async () => {
    expect(await meanwhile('delete from accounts', [logIn])).toEqual([[401, 'wrong_credentials']])
  })
})

describe('while the account is deleted', () => {
  test.each([
    ['a field', () => put('name', 'Ada')],
    ['another code', () => site.call('POST', '/api/profile/email/code/', undefined, ada)],
    ['deleting it once more', () => site.call('POST', '/user/delete-user-account/', undefined, ada)],
  ])('%s finds nobody signed in', async (_, send) => {
    expect(await meanwhile('delete from accounts', [send])).toEqual([[401, 'not_signed_in']])
  })

  test('a message to the operator is kept all the same', async () => {
    const message = { name: 'Ada', email: EMAIL, msg: 'Hello' }
    const send = () => site.call('POST', '/user/user-msg/', message, ada)
    expect(await meanwhile('delete from accounts', [send])).toEqual([[200, undefined]])
    const { rows } = await site.db.execute('select message, account_id from contact_messages')
    expect(rows).toEqual([{ message: 'Hello', account_id: null }])
  })

  test('a code does not get in its way', async () => {
    const code = codeFor(await site.messages(), EMAIL)
    expect(
      await meanwhile(
        'select from accounts for update',
        [() => confirm('email', code)],
        'delete from accounts',
      ),
    ).toEqual([[401, 'not_signed_in']])
  })
})

describe('a session that is ended meanwhile, as by an owner who sets a new password, leaves no way in behind', () => {
  const whileItEnds = (send: () => Promise<Answer>) =>
    meanwhile('select from accounts for update', [send], 'delete from sessions')

  test('by a passkey', async () => {
    const add = async () => (await openPasskeyBrowser(site).add(ada)).answer
    expect(await whileItEnds(add)).toEqual([[401, 'not_signed_in']])
    const { rows } = await site.db.execute('select from passkeys')
    expect(rows).toEqual([])
  })

  test('by an address that waits for its code', async () => {
    expect(await whileItEnds(() => put('email', 'next@example.com'))).toEqual([[401, 'not_signed_in']])
  })

  test('by an address whose code comes', async () => {
    await confirmLatest('email', EMAIL)
    await put('phone', PHONE)
    const code = codeFor(await site.messages(), PHONE)
    expect(await whileItEnds(() => confirm('phone', code))).toEqual([[401, 'not_signed_in']])
  })

  test('by a password, whose passkey is removed', async () => {
    const { headers } = await openPasskeyBrowser(site).signUp({ email: 'lost@example.com' })
    await site.messages()
    const set = () => site.call('POST', '/api/password/', { password: NEXT }, headers)
    expect(await whileItEnds(set)).toEqual([[401, 'not_signed_in']])
    const { rows } = await site.db.execute("select password_hash from accounts where email like 'lost%'")
    expect(rows).toEqual([{ password_hash: null }])
  })
})

test('a session that is ended while it is refreshed is over', async () => {
  const { refresh } = (await logIn()).json<{ refresh: string }>()
  const send = () => site.call('POST', '/api/session/refresh/', { refresh })
  expect(await meanwhile('select from sessions for update', [send], 'delete from sessions')).toEqual([
    [401, 'not_signed_in'],
  ])
})

test('a password can not be changed by who knew the one before the last', async () => {
  const send = () => site.call('POST', '/api/password/', { currentPassword: PASSWORD, password: NEXT }, ada)
  expect(await meanwhile("update accounts set password_hash = 'another'", [send])).toEqual([
    [403, 'wrong_password'],
  ])
})

test('an address that somebody else gets just now is taken', async () => {
  await put('email', 'next@example.com')
  const code = codeFor(await site.messages(), 'next@example.com')
  const signingUp = "insert into accounts (email, password_hash) values ('next@example.com', 'x')"
  expect(await meanwhile(signingUp, [() => confirm('email', code)])).toEqual([[409, 'account_exists']])
})

test('of two addresses withdrawn at once, the last one stays', async () => {
  await confirmLatest('email', EMAIL)
  await put('phone', PHONE)
  await confirmLatest('phone', PHONE)
  const drop = (field: string) => () => site.call('DELETE', `/api/profile/${field}/`, undefined, ada)
  const responses = await meanwhile('select from accounts for update', [drop('email'), drop('phone')])
  expect(responses.toSorted(([a], [b]) => a - b)).toEqual([
    [200, undefined],
    [409, 'last_address'],
  ])
})
