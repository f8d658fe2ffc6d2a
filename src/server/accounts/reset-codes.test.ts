import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  codeFor,
  cookiesOf,
  logIn,
  openAccountSite,
  PASSWORD,
  signUp,
  type AccountSite,
} from '../testing/account-site.ts'

const PHONE = '+919886012345'

let site: AccountSite
beforeAll(async () => {
  site = await openAccountSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.empty()
  await signUp(site, { phone: PHONE.slice(3), dialCode: '91' })
  await site.messages()
  await site.db.execute('delete from rate_limits')
})

const ask = (ip: string, more: { ticket?: string; cookie?: string; username?: string } = {}) => {
  const { cookie, ...rest } = more
  const headers = { 'x-forwarded-for': ip, ...(cookie !== undefined && { cookie }) }
  return site.call('POST', '/api/password-reset/', { username: PHONE, ...rest }, headers)
}
const enter = (code: string, ticket: string | undefined, ip: string) =>
  site.call('POST', '/api/password-reset/code/', { phone: PHONE, code, ticket }, { 'x-forwarded-for': ip })
const ticketIn = (answer: { json: () => unknown }) => (answer.json() as { ticket: string }).ticket
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000')
const codeNow = async () => codeFor(await site.messages(), PHONE)
const OWNER = '198.51.100.1'
/** Each in a network of its own, far from the others. */
const stranger = (at: number) => `${20 + at}.10.1.1`

describe('a stranger who knows the number', () => {
  test('uses up no tries but those of codes that the stranger asked for', async () => {
    const theirs = ticketIn(await ask(stranger(0)))
    await codeNow()
    const own = ticketIn(await ask(OWNER))
    const code = await codeNow()
    for (let at = 0; at < 40; at++) {
      const tried = await enter(wrongOf(code), at % 2 ? theirs : undefined, stranger(at % 4))
      expect(tried.statusCode).toBe(400)
    }
    expect((await enter(code, own, OWNER)).statusCode).toBe(200)
  })

  test('ends no code of the owner, and gets nowhere with it', async () => {
    const own = ticketIn(await ask(OWNER))
    const code = await codeNow()
    const theirs = ticketIn(await ask(stranger(0)))
    expect(await codeNow()).not.toBe(code)
    expect((await enter(code, theirs, stranger(0))).statusCode).toBe(400)
    expect((await enter(code, undefined, stranger(0))).statusCode).toBe(400)
    expect((await enter(code, own, OWNER)).statusCode).toBe(200)
  })

  test('has five tries for each text, and twenty texts in any 24 hours', async () => {
    const ticket = ticketIn(await ask(stranger(0)))
    const code = await codeNow()
    for (let at = 0; at < 5; at++) await enter(wrongOf(code), ticket, stranger(at))
    expect((await enter(code, ticket, stranger(6))).statusCode).toBe(400)
    let texts = 1
    for (let hour = 0; hour < 24; hour++) {
      for (let at = 0; at < 10; at++) {
        const { statusCode } = await ask(`${30 + hour}.${at}.1.1`)
        if (statusCode === 202) texts++
      }
      await site.db.execute("update rate_limits set free_at = free_at - interval '1 hour'")
    }
    expect(texts).toBeLessThanOrEqual(20)
  })

  test('has half of the texts from one region: who asks from elsewhere still gets one', async () => {
    const answers = []
    for (let at = 1; at <= 12; at++) answers.push((await ask(`127.22.${at}.1`)).statusCode)
    expect(answers).toEqual([...Array<number>(5).fill(202), ...Array<number>(7).fill(429)])
    await site.messages()
    const own = ticketIn(await ask(OWNER))
    expect((await enter(await codeNow(), own, OWNER)).statusCode).toBe(200)
  })

  test('keeps nothing from a browser in which the owner has logged in', async () => {
    const headers = await logIn(site, PHONE)
    await site.call('POST', '/api/profile/phone/code/', undefined, headers)
    await site.call('POST', '/api/profile/phone/confirm/', { code: await codeNow() }, headers)
    const login = await site.call('POST', '/api/login-user/', { username: PHONE, password: PASSWORD })
    const paths = login.cookies.filter(({ name }) => name === 'pp_device').map(({ path }) => path)
    expect(paths).toEqual(['/api/login-user', '/api/password-reset'])
    const cookie = `pp_device=${cookiesOf(login)['pp_device']}`
    for (let at = 0; at < 20; at++) await ask(stranger(at))
    expect((await ask(OWNER)).statusCode).toBe(429)
    expect((await ask(OWNER, { cookie: `${cookie}x` })).statusCode).toBe(429)
    await codeNow()
    const own = await ask(OWNER, { cookie })
    expect(own.statusCode).toBe(202)
    expect((await enter(await codeNow(), ticketIn(own), OWNER)).statusCode).toBe(200)
  })
})

test('a refusal names the longest wait, and what it refused was not counted', async () => {
  for (let at = 0; at < 8; at++) await ask(stranger(at))
  const waits = []
  for (let at = 0; at < 6; at++) waits.push(Number((await ask(OWNER)).headers['retry-after']))
  for (const wait of waits) expect(wait).toBeGreaterThan(1.9 * 3600)
  await site.db.execute(`update rate_limits set free_at = free_at - interval '${waits.at(-1)} seconds'`)
  expect((await ask(OWNER)).statusCode).toBe(202)
})

test('who asks a third time within minutes is led to the code that was sent, without another text', async () => {
  const ticket = ticketIn(await ask(OWNER))
  await codeNow()
  expect((await ask(OWNER, { ticket })).json()).toEqual({ by: 'phone', ticket, waiting: false })
  const code = await codeNow()
  const before = (await site.messages()).length
  expect((await ask(OWNER, { ticket })).json()).toEqual({ by: 'phone', ticket, waiting: true })
  expect(await site.messages()).toHaveLength(before)
  expect((await enter(code, ticket, OWNER)).statusCode).toBe(200)
})

test('who opens the page in another browser is told where the code works', async () => {
  await ask(OWNER)
  const answer = await enter(await codeNow(), undefined, OWNER)
  expect(answer.json()).toMatchObject({
    error: { code: 'wrong_code', message: expect.stringContaining('where you asked for it') as string },
  })
})

test('a ticket is good for its own number alone', async () => {
  const { ticket } = (await ask(OWNER, { username: '+919886012346' })).json<{ ticket: string }>()
  await ask(OWNER)
  expect((await enter(await codeNow(), ticket, OWNER)).statusCode).toBe(400)
})
