import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  codeFor,
  cookiesOf,
  openAccountSite,
  PASSWORD,
  signUp,
  slugFor,
  TEST_SECRET,
  type AccountSite,
} from '../testing/account-site.ts'
import { deriveKeys } from '../secrets/keys.ts'
import { LIMITS } from './limits.ts'
import { createRateLimiter, type Charge } from './rate-limiter.ts'

const EMAIL = 'ada@example.com'
const WRONG = 'wrong wrong'

let site: AccountSite
beforeAll(async () => {
  site = await openAccountSite()
})
afterAll(() => site.close())
beforeEach(() => site.empty())

const from = (ip: string, cookie?: string) => ({
  'x-forwarded-for': ip,
  ...(cookie !== undefined && { cookie }),
})
const login = (username: string, password: string, ip: string, cookie?: string) =>
  site.call('POST', '/api/login-user/', { username, password }, from(ip, cookie))
const inTurn = async <Result>(count: number, send: (at: number) => Promise<Result>) => {
  const results: Result[] = []
  for (let at = 0; at < count; at++) results.push(await send(at))
  return results
}
const statusesOf = (answers: { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode)

/** Spends what strangers of a few regions may try at an account in an hour, without the hundred passwords. */
const besiege = (username: string) => spend(100, [LIMITS.signInByAccount, username])

/** As `besiege`, with strangers of so many regions that nothing is left for who comes from another. */
const besiegeFromEverywhere = async (username: string) => {
  await besiege(username)
  await spend(200, [LIMITS.signInBesieged, username])
}

async function spend(times: number, charge: Charge) {
  const limiter = createRateLimiter(site.db, deriveKeys(TEST_SECRET).limits)
  // Some already: the account has tried by itself.
  await Promise.allSettled(Array.from({ length: times }, () => limiter.charge([charge])))
}

/** An account whose address is proven, and the name its browser has from signing in. */
async function signInAtHome(): Promise<string> {
  const headers = await signUp(site, { email: EMAIL })
  const code = codeFor(await site.messages(), EMAIL)
  await site.call('POST', '/api/profile/email/confirm/', { code }, headers)
  const { pp_device: device } = cookiesOf(await login(EMAIL, PASSWORD, '198.51.100.1'))
  return `pp_device=${device}`
}

describe('an owner is not locked out', () => {
  test('by the ten /64 networks of one site', async () => {
    await signUp(site, { email: EMAIL })
    await inTurn(10, (network) =>
      Promise.all(Array.from({ length: 10 }, () => login(EMAIL, WRONG, `2001:db8:0:${network}::1`))),
    )
    expect((await login(EMAIL, PASSWORD, '198.51.100.1')).statusCode).toBe(200)
  })

  test('by names that read like the key of another limit', async () => {
    await signUp(site, { email: EMAIL })
    // What was counted for "sign-in account" of this name once was "sign-in account and network" of Ada at home.
    await inTurn(26, (at) => login(`and network ${EMAIL} 198.51.100.1`, WRONG, `203.0.113.${at}`))
    expect((await login(EMAIL, PASSWORD, '198.51.100.1')).statusCode).toBe(200)
  })

  test('by strangers of a few regions, who have three more tries each when the account is besieged', async () => {
    await signUp(site, { email: EMAIL })
    await besiege(EMAIL)
    const answers = await inTurn(5, (at) => login(EMAIL, WRONG, `203.0.${at}.1`))
    expect(statusesOf(answers)).toEqual([401, 401, 401, 429, 429])
    expect((await login(EMAIL, PASSWORD, '198.51.100.1')).statusCode).toBe(200)
  })

  test('on a device that has signed in before, however many strangers try', async () => {
    const device = await signInAtHome()
    await besiegeFromEverywhere(EMAIL)
    expect((await login(EMAIL, PASSWORD, '198.51.100.9')).statusCode).toBe(429)
    expect((await login(EMAIL, PASSWORD, '198.51.100.9', device)).statusCode).toBe(200)
  })

  test('on the device that has just confirmed the address', async () => {
    const headers = await signUp(site, { email: EMAIL })
    const code = codeFor(await site.messages(), EMAIL)
    const confirmed = await site.call('POST', '/api/profile/email/confirm/', { code }, headers)
    const device = `pp_device=${cookiesOf(confirmed)['pp_device']}`
    await besiegeFromEverywhere(EMAIL)
    expect((await login(EMAIL, PASSWORD, '198.51.100.9')).statusCode).toBe(429)
    expect((await login(EMAIL, PASSWORD, '198.51.100.9', device)).statusCode).toBe(200)
  })

  test('on the device that has just set a new password by link', async () => {
    await signUp(site, { email: EMAIL })
    await besiegeFromEverywhere(EMAIL)
    await site.call('POST', '/api/password-reset/', { username: EMAIL })
    const slug = slugFor(await site.messages(), EMAIL)
    const set = await site.call('POST', `/user/set-password/${slug}/`, { password: 'another fine evening' })
    const device = `pp_device=${cookiesOf(set)['pp_device']}`
    expect((await login(EMAIL, 'another fine evening', '198.51.100.9')).statusCode).toBe(429)
    expect((await login(EMAIL, 'another fine evening', '198.51.100.9', device)).statusCode).toBe(200)
  })
})

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

describe('a known device', () => {
  test('logs in from an address where a neighbour has used up all tries, and counts among none of theirs', async () => {
    const device = await signInAtHome()
    await spend(60, [LIMITS.signInByNetwork, '203.0.113.1'])
    expect((await login(EMAIL, PASSWORD, '203.0.113.1')).statusCode).toBe(429)
    expect((await login(EMAIL, PASSWORD, '203.0.113.1', device)).statusCode).toBe(200)
    // Right passwords too: it is no way to have any number of them checked.
    await spend(39, [LIMITS.signInByDevices, EMAIL])
    expect((await login(EMAIL, PASSWORD, '203.0.113.1', device)).statusCode).toBe(429)
  })

  test('does not wait for its turn behind strangers from as many networks', async () => {
    const device = await signInAtHome()
    let answered = 0
    const strangers = Array.from({ length: 40 }, async (_, at) => {
      await login(`nobody${at}@example.com`, WRONG, `10.1.${at}.1`)
      answered++
    })
    expect((await login(EMAIL, PASSWORD, '198.51.100.1', device)).statusCode).toBe(200)
    expect(answered).toBeLessThan(20)
    await Promise.all(strangers)
  })

  test('may try as often as a network may, and no more', async () => {
    const device = await signInAtHome()
    const answers = await inTurn(11, (at) => login(EMAIL, WRONG, `198.51.100.${at}`, device))
    expect(statusesOf(answers)).toEqual([...Array<number>(10).fill(401), 429])
  })

  test('is known for its own account alone, as it was named, and keeps its name', async () => {
    const device = await signInAtHome()
    await signUp(site, { email: 'eve@example.com' })
    await besiegeFromEverywhere('eve@example.com')
    expect((await login('eve@example.com', PASSWORD, '198.51.100.1', device)).statusCode).toBe(429)
    await besiegeFromEverywhere(EMAIL)
    const forged = device.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    expect((await login(EMAIL, PASSWORD, '198.51.100.1', forged)).statusCode).toBe(429)
    const again = cookiesOf(await login(EMAIL, PASSWORD, '198.51.100.1', device))
    expect(again['pp_device']?.split('.')[1]).toBe(device.split('.')[1])
  })

  test("is none while the address is not proven: it may be somebody else's", async () => {
    await signUp(site, { email: EMAIL })
    expect(cookiesOf(await login(EMAIL, PASSWORD, '198.51.100.1'))).not.toHaveProperty('pp_device')
  })

  test('is forgotten with the account', async () => {
    const device = await signInAtHome()
    const { access } = (await login(EMAIL, PASSWORD, '198.51.100.1', device)).json<{ access: string }>()
    const authorization = `Bearer ${access}`
    const deleted = await site.call('POST', '/user/delete-user-account/', undefined, { authorization })
    expect(cookiesOf(deleted)['pp_device']).toBe('')
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

test('a site of many /64 networks shares four times what one of them may', async () => {
  const send = (at: number) =>
    write(`person${at}@example.com`, from(`2001:db8:0:${(at % 20).toString(16)}::1`))
  expect(statusesOf(await inTurn(41, send))).toEqual([...Array<number>(40).fill(200), 429])
})

test('what an account writes is limited, from wherever', async () => {
  const ada = await signUp(site, { email: EMAIL })
  const sendAsAda = (at: number) => write(`person${at}@example.com`, { ...ada, ...from(`198.51.100.${at}`) })
  expect(statusesOf(await inTurn(21, sendAsAda))).toEqual([...Array<number>(20).fill(200), 429])
})

const write = (email: string, headers: Record<string, string>) =>
  site.call('POST', '/user/user-msg/', { name: 'Ada', email, msg: 'Hello' }, headers)
