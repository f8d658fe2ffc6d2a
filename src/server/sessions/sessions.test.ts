import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { securityHeaders } from '../http/security-headers.ts'
import {
  cookiesOf,
  logIn,
  openAccountSite,
  PASSWORD,
  signUp,
  type AccountSite,
} from '../testing/account-site.ts'

let site: AccountSite
beforeAll(async () => {
  site = await openAccountSite()
  await signUp(site, { email: 'ada@example.com' })
})
afterAll(() => site.close())

interface Tokens {
  access: string
  refresh: string
}
interface Login extends Tokens {
  /** The Cookie header of a browser that is signed in. */
  cookie: string
}

const login = async (headers = {}): Promise<Login> => {
  const response = await site.call(
    'POST',
    '/api/login-user/',
    { username: 'ada@example.com', password: PASSWORD },
    headers,
  )
  const { pp_refresh, pp_session } = cookiesOf(response)
  return { ...response.json<Tokens>(), cookie: `pp_refresh=${pp_refresh}; pp_session=${pp_session}` }
}
const refresh = (cookie?: string, body?: object) =>
  site.call('POST', '/api/session/refresh/', body, cookie === undefined ? {} : { cookie })
const isSignedIn = async (access: string) => {
  const response = await site.call('GET', '/api/session/', undefined, { authorization: `Bearer ${access}` })
  return response.json<{ authenticated: boolean }>().authenticated
}

const NO_COOKIES = { pp_access: '', pp_refresh: '', pp_session: '' }

describe('refreshing', () => {
  test('by cookie: new cookies, and the refresh token stays out of the body', async () => {
    const first = await login()
    const response = await refresh(`theme=dark; ${first.cookie}`)
    expect(response.statusCode).toBe(200)
    const cookies = cookiesOf(response)
    expect(response.json()).toEqual({ access: cookies.pp_access })
    expect(cookies.pp_refresh).not.toBe(first.refresh)
    expect(await isSignedIn(cookies.pp_access!)).toBe(true)
  })

  test('the cookies go with the session: they never outlive its thirtieth day', async () => {
    const { cookie } = await login()
    await site.db.execute("update sessions set signed_in_at = now() - interval '29 days'")
    const response = await refresh(cookie)
    for (const cookie of response.headers['set-cookie'] as string[]) {
      const seconds = Number(/Max-Age=(\d+)/.exec(cookie)?.[1])
      expect(seconds).toBeLessThanOrEqual(24 * 60 * 60)
      expect(seconds).toBeGreaterThan(23 * 60 * 60)
    }
  })

  test('by body, for programs that keep no cookies', async () => {
    const first = await login()
    const second = (await refresh(undefined, { refresh: first.refresh })).json<Tokens>()
    expect((await refresh(undefined, { refresh: second.refresh })).statusCode).toBe(200)
  })

  test('a used token that comes back ends the session, for the thief and for the owner', async () => {
    const first = await login()
    const second = (await refresh(undefined, { refresh: first.refresh })).json<Tokens>()
    const again = await refresh(first.cookie)
    expect([again.statusCode, cookiesOf(again)]).toEqual([401, NO_COOKIES])
    expect(again.json()).toMatchObject({ error: { code: 'not_signed_in' } })
    expect((await refresh(undefined, { refresh: second.refresh })).statusCode).toBe(401)
    expect(await isSignedIn(second.access)).toBe(false)
  })

  test('of two at once with one token at most one is served, and the session is over', async () => {
    const { refresh: token } = await login()
    const answers = await Promise.all([1, 2, 3].map(() => refresh(undefined, { refresh: token })))
    const served = answers.filter(({ statusCode }) => statusCode === 200)
    expect(served.length).toBeLessThanOrEqual(1)
    for (const response of served)
      expect((await refresh(undefined, { refresh: response.json<Tokens>().refresh })).statusCode).toBe(401)
  })

  test.each(['', 'pp_refresh=', 'pp_refresh=nothing', 'pp_access=x'])(
    'with "%s" nobody is signed in',
    async (cookie) => {
      expect((await refresh(cookie)).statusCode).toBe(401)
    },
  )

  test('a token that another host of the domain has planted is refused, used by nobody, and hides none', async () => {
    const [victim, attacker] = [await login(), await login()]
    const planted = `pp_refresh=${attacker.refresh}`
    const own = `pp_session=${victim.cookie.split('pp_session=')[1]}`
    expect((await refresh(planted)).statusCode).toBe(401)
    expect((await refresh(`${planted}; ${own}`)).statusCode).toBe(401)
    const response = await refresh(`${planted}; ${victim.cookie}`)
    expect([response.statusCode, `pp_session=${cookiesOf(response)['pp_session']}`]).toEqual([200, own])
    expect((await refresh(undefined, { refresh: attacker.refresh })).statusCode).toBe(200)
  })

  test('over https what says whose tokens these are is a cookie that no other host can plant', async () => {
    const secure = await openAccountSite({ baseUrl: 'https://pain.example', databaseUrl: site.url })
    const credentials = { username: 'ada@example.com', password: PASSWORD }
    const cookies = cookiesOf(await secure.call('POST', '/api/login-user/', credentials))
    const id = cookies['__Host-pp_session']
    const refreshWith = (pin: string) =>
      secure.call('POST', '/api/session/refresh/', undefined, {
        cookie: `pp_refresh=${cookies['pp_refresh']}; ${pin}`,
      })
    expect((await refreshWith(`pp_session=${id}`)).statusCode).toBe(401)
    expect((await refreshWith(`__Host-pp_session=${id}`)).statusCode).toBe(200)
    await secure.close()
  })

  test('a page that came by https is believed, whatever the operator has set', async () => {
    const credentials = { username: 'ada@example.com', password: PASSWORD }
    const headers = { host: 'pain.example', origin: 'https://pain.example' }
    const response = await site.call('POST', '/api/login-user/', credentials, headers)
    expect(response.headers['set-cookie']).toContainEqual(
      expect.stringMatching(
        /^__Host-pp_session=[\da-f-]{36}; Path=\/; Max-Age=\d+; SameSite=Strict; Secure$/,
      ),
    )
  })

  test('a session ends when it goes unused for a week, or is a month old', async () => {
    for (const age of [
      "last_used_at = now() - interval '7 days'",
      "signed_in_at = now() - interval '30 days'",
    ]) {
      const tokens = await login()
      await site.db.execute(`update sessions set ${age}`)
      expect(await isSignedIn(tokens.access)).toBe(false)
      expect((await refresh(undefined, { refresh: tokens.refresh })).statusCode).toBe(401)
    }
  })
})

describe('ending', () => {
  test('logging out ends the access token at once', async () => {
    const tokens = await login()
    expect(await isSignedIn(tokens.access)).toBe(true)
    const response = await site.call('POST', '/api/session/logout', undefined, {
      cookie: `pp_refresh=${tokens.refresh}`,
    })
    expect([response.json(), cookiesOf(response)]).toEqual([{ ok: true }, NO_COOKIES])
    expect(await isSignedIn(tokens.access)).toBe(false)
    expect((await refresh(undefined, { refresh: tokens.refresh })).statusCode).toBe(401)
  })

  test('a tab that keeps nothing has no cookies, and leaves those of the browser as they are', async () => {
    const ofBrowser = await login()
    const headers = { 'login-of-tab': 'yes', cookie: ofBrowser.cookie }
    const response = await site.call(
      'POST',
      '/api/login-user/',
      { username: 'ada@example.com', password: PASSWORD },
      headers,
    )
    const first = response.json<Tokens>()
    const renewed = await site.call('POST', '/api/session/refresh/', { refresh: first.refresh }, headers)
    const next = renewed.json<Tokens>()
    expect(await isSignedIn(next.access)).toBe(true)
    const withNone = await site.call('POST', '/api/session/refresh/', {}, headers)
    const ended = await site.call('POST', '/api/session/logout/', { refresh: next.refresh }, headers)
    expect(await isSignedIn(next.access)).toBe(false)
    await site.call('POST', '/api/session/logout/', {}, headers)
    expect(withNone.statusCode).toBe(401)
    for (const { headers: sent } of [response, renewed, withNone, ended])
      expect(sent).not.toHaveProperty('set-cookie')
    expect((await refresh(ofBrowser.cookie)).statusCode).toBe(200)
  })

  test('by bearer token as well, and without either nothing is wrong', async () => {
    const { access } = await login()
    await site.call('POST', '/api/session/logout/', undefined, { authorization: `Bearer ${access}` })
    expect(await isSignedIn(access)).toBe(false)
    expect((await site.call('POST', '/api/session/logout/')).statusCode).toBe(200)
  })

  test('a list of places, each of which can be signed out', async () => {
    await site.db.execute('delete from sessions')
    const phone = await login({
      'user-agent':
        'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    })
    const laptop = await logIn(site, 'ada@example.com')
    const list = (await site.call('GET', '/api/sessions/', undefined, laptop)).json<
      { id: string; device: string; current: boolean }[]
    >()
    expect(list).toMatchObject([{ current: true }, { device: 'Chrome on Android', current: false }])
    const other = list[1]!.id
    expect((await site.call('DELETE', `/api/sessions/${other}/`, undefined, laptop)).statusCode).toBe(200)
    expect(await isSignedIn(phone.access)).toBe(false)
    expect((await site.call('DELETE', `/api/sessions/${other}/`, undefined, laptop)).statusCode).toBe(404)
  })

  test("nobody ends another account's session", async () => {
    const { access } = await login()
    const mine = { authorization: `Bearer ${access}` }
    const { id } = (await site.call('GET', '/api/sessions/', undefined, mine)).json<{ id: string }[]>()[0]!
    const stranger = await signUp(site, { email: 'eve@example.com' })
    expect((await site.call('DELETE', `/api/sessions/${id}/`, undefined, stranger)).statusCode).toBe(404)
    expect(await isSignedIn(access)).toBe(true)
  })

  test('signing in anew with a session ends that one', async () => {
    const before = await login()
    const after = await login({ authorization: `Bearer ${before.access}` })
    expect([await isSignedIn(before.access), await isSignedIn(after.access)]).toEqual([false, true])
  })

  test('everywhere but here', async () => {
    const [a, b] = [await login(), await login()]
    const headers = { authorization: `Bearer ${a.access}` }
    await site.call('DELETE', '/api/sessions/', undefined, headers)
    expect([await isSignedIn(a.access), await isSignedIn(b.access)]).toEqual([true, false])
  })
})

describe('a session that was left open', () => {
  const old = async () => {
    const { access } = await login()
    await login()
    await site.db.execute("update sessions set signed_in_at = now() - interval '5 minutes 1 second'")
    const mine = { authorization: `Bearer ${access}` }
    const list = (await site.call('GET', '/api/sessions/', undefined, mine)).json<
      { id: string; current: boolean }[]
    >()
    return { mine, own: list.find(({ current }) => current)!, other: list.find(({ current }) => !current)! }
  }

  test('takes nothing away and nothing along, until the password is typed once more', async () => {
    const { mine, other } = await old()
    const acts = [
      ['DELETE', '/api/sessions/'],
      ['DELETE', `/api/sessions/${other.id}/`],
      ['DELETE', '/api/profile/email/'],
      ['DELETE', '/api/profile/phone/'],
      ['GET', '/api/export/'],
      ['POST', '/user/delete-user-account/'],
    ] as const
    for (const [method, url] of acts) {
      const response = await site.call(method, url, undefined, mine)
      expect([url, response.statusCode, response.json()]).toMatchObject([
        url,
        403,
        { error: { code: 'sign_in_again' } },
      ])
    }
    const { access } = await login(mine)
    const anew = { authorization: `Bearer ${access}` }
    expect((await site.call('GET', '/api/export/', undefined, anew)).statusCode).toBe(200)
    expect((await site.call('GET', '/api/profile/', undefined, mine)).statusCode).toBe(401)
  })

  test('can be looked at and ended', async () => {
    const { mine, own } = await old()
    expect((await site.call('GET', '/api/profile/', undefined, mine)).statusCode).toBe(200)
    expect((await site.call('DELETE', `/api/sessions/${own.id}/`, undefined, mine)).statusCode).toBe(200)
  })
})

test('many requests at once are each told about their own session', async () => {
  const [a, b] = [await login(), await login()]
  await site.call('POST', '/api/session/logout/', { refresh: b.refresh })
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, at) => isSignedIn(at % 2 === 0 ? a.access : b.access)),
  )
  expect(answers).toEqual(Array.from({ length: 100 }, (_, at) => at % 2 === 0))
})

test('who is signed in is told under the headers of every response, and kept by nobody', async () => {
  const { access } = await login()
  for (const headers of [{}, { authorization: 'Bearer x' }, { authorization: `Bearer ${access}` }]) {
    const response = await site.call('GET', '/api/session/', undefined, headers)
    expect(response.headers).toMatchObject({
      ...securityHeaders('http://localhost:3000').data,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(response.rawPayload.length),
    })
    expect(response.headers).not.toHaveProperty('set-cookie')
  }
})

describe('another site', () => {
  test.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
  ])('can not make a browser send anything: %j', async (headers) => {
    for (const url of [
      '/api/login-user/',
      '/api/session/refresh/',
      '/api/session/logout/',
      '/user/user-msg/',
    ]) {
      const response = await site.call('POST', url, {}, headers)
      expect([response.statusCode, response.json<{ error: { code: string } }>().error.code]).toEqual([
        403,
        'cross_site',
      ])
    }
  })

  test.each([
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ origin: 'http://localhost:3000' }],
    [{ origin: 'http://localhost:8080', host: 'localhost:8080' }],
  ])('this site can: %j', async (headers) => {
    const response = await site.call('POST', '/api/session/logout/', undefined, headers)
    expect(response.statusCode).toBe(200)
  })

  test('a form can not be taken for JSON', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const payload = '{"username":"ada@example.com","password":"x"}'
      const response = await site.app.inject({
        method: 'POST',
        url: '/api/login-user/',
        payload,
        headers: { 'content-type': type },
      })
      expect(response.statusCode).toBe(415)
    }
  })
})
