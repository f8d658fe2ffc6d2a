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
import { from, inTurn, statusesOf } from '../testing/in-turn.ts'
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

const login = (username: string, password: string, ip: string, cookie?: string) =>
  site.call('POST', '/api/login-user/', { username, password }, from(ip, cookie))

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
