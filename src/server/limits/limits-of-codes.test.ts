import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeFor, openAccountSite, PASSWORD, signUp, type AccountSite } from '../testing/account-site.ts'
import { from, inTurn, statusesOf } from '../testing/in-turn.ts'

const EMAIL = 'ada@example.com'

let site: AccountSite
beforeAll(async () => {
  site = await openAccountSite()
})
afterAll(() => site.close())
beforeEach(() => site.empty())

describe('the owner of a phone number gets in by a code', () => {
  const NUMBER = '+14155552671'
  const reset = (ip: string) => site.call('POST', '/api/password-reset/', { username: NUMBER }, from(ip))
  const ticketIn = (answer: { json: () => unknown }) => (answer.json() as { ticket: string }).ticket
  const enter = (code: string, ticket: string | undefined, ip: string) =>
    site.call('POST', '/api/password-reset/code/', { phone: NUMBER, code, ticket }, from(ip))

  test('though somebody in one network asks for all the codes that may be sent, and enters wrong ones', async () => {
    await signUp(site, { phone: '4155552671', dialCode: '1' })
    await site.db.execute('delete from rate_limits')
    const stranger = (at: number) => `2001:db8:0:${at}::1`
    const asked = await inTurn(5, (at) => reset(stranger(at)))
    expect(statusesOf(asked)).toEqual([202, 202, 202, 429, 429])
    await site.messages()
    const entered = await inTurn(30, (at) => enter('12345', ticketIn(asked[at % 3]!), stranger(at)))
    expect(statusesOf(entered)).toEqual(Array<number>(30).fill(400))
    const own = await reset('198.51.100.1')
    expect(own.statusCode).toBe(202)
    const code = codeFor(await site.messages(), NUMBER)
    expect((await enter(code, ticketIn(own), '198.51.100.1')).statusCode).toBe(200)
  })
})

test('the owner of an email address gets a link, though somebody in one network asks for all that may be sent', async () => {
  await signUp(site, { email: EMAIL })
  await site.db.execute('delete from rate_limits')
  const reset = (ip: string) => site.call('POST', '/api/password-reset/', { username: EMAIL }, from(ip))
  const asked = await inTurn(6, (at) => reset(`2001:db8:0:${at}::1`))
  expect(statusesOf(asked)).toEqual([202, 202, 202, 202, 429, 429])
  expect((await reset('198.51.100.1')).statusCode).toBe(202)
})

describe('codes that confirm an address', () => {
  const signUpFrom = async (ip: string) => {
    const payload = { email: EMAIL, password: PASSWORD, confirmPassword: PASSWORD, adult: true }
    const made = await site.call('POST', '/user/create-account/', payload, from(ip))
    await site.db.execute('delete from accounts')
    return made.statusCode
  }
  const anHourLater = () => site.db.execute("update rate_limits set free_at = free_at - interval '1 hour'")

  test('go to one mailbox 22 times a day at most, whoever asks, and links for a new password go on', async () => {
    const seen: number[] = []
    for (let hour = 0; hour < 24; hour++) {
      seen.push(...(await inTurn(4, (at) => signUpFrom(`${hour + 20}.${at}.0.1`))))
      await anHourLater()
    }
    const sent = seen.filter((status) => status === 201).length
    expect([sent, seen.length - sent]).toEqual([21, seen.filter((status) => status === 429).length])
    expect((await site.call('POST', '/api/password-reset/', { username: EMAIL })).statusCode).toBe(202)
  })

  test('are kept from nobody by somebody near who asks for all that may be sent', async () => {
    const seen = await inTurn(2, async () => {
      const answers = await inTurn(5, (at) => signUpFrom(`203.0.113.${at}`))
      await anHourLater()
      return answers
    })
    expect(seen.flat()).toEqual([...Array<number>(7).fill(201), ...Array<number>(3).fill(429)])
    expect(await signUpFrom('198.51.100.1')).toBe(201)
  })
})

test('wrong confirmation codes are limited by network too', async () => {
  const people = await inTurn(4, (at) => signUp(site, { email: `person${at}@example.com` }))
  const answers = await inTurn(61, (at) => {
    const headers = { ...people[at % 4], ...from('203.0.113.1') }
    return site.call('POST', '/api/profile/email/confirm/', { code: '12345' }, headers)
  })
  expect(statusesOf(answers)).toEqual([...Array<number>(60).fill(400), 429])
})
