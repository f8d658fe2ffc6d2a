import { expect, test } from 'vitest'
import { cookiesOf, openAccountSite } from '../testing/account-site.ts'
import { CREDENTIALS, openSessionSite, type Tokens } from '../testing/session-site.ts'

const { site, login, refresh, isSignedIn } = openSessionSite()

test('refreshing by cookie: new cookies, and the refresh token stays out of the body', async () => {
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
  await site().db.execute("update sessions set signed_in_at = now() - interval '29 days'")
  const response = await refresh(cookie)
  for (const cookie of response.headers['set-cookie'] as string[]) {
    const seconds = Number(/Max-Age=(\d+)/.exec(cookie)?.[1])
    expect(seconds).toBeLessThanOrEqual(24 * 60 * 60)
    expect(seconds).toBeGreaterThan(23 * 60 * 60)
  }
})

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
  const secure = await openAccountSite({ baseUrl: 'https://pain.example', databaseUrl: site().url })
  const cookies = cookiesOf(await secure.call('POST', '/api/login-user/', CREDENTIALS))
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
  const headers = { host: 'pain.example', origin: 'https://pain.example' }
  const response = await site().call('POST', '/api/login-user/', CREDENTIALS, headers)
  expect(response.headers['set-cookie']).toContainEqual(
    expect.stringMatching(/^__Host-pp_session=[\da-f-]{36}; Path=\/; Max-Age=\d+; SameSite=Strict; Secure$/),
  )
})

test('a tab that keeps nothing has no cookies, and leaves those of the browser as they are', async () => {
  const ofBrowser = await login()
  const headers = { 'login-of-tab': 'yes', cookie: ofBrowser.cookie }
  const response = await site().call('POST', '/api/login-user/', CREDENTIALS, headers)
  const first = response.json<Tokens>()
  const renewed = await site().call('POST', '/api/session/refresh/', { refresh: first.refresh }, headers)
  const next = renewed.json<Tokens>()
  expect(await isSignedIn(next.access)).toBe(true)
  const withNone = await site().call('POST', '/api/session/refresh/', {}, headers)
  const ended = await site().call('POST', '/api/session/logout/', { refresh: next.refresh }, headers)
  expect(await isSignedIn(next.access)).toBe(false)
  await site().call('POST', '/api/session/logout/', {}, headers)
  expect(withNone.statusCode).toBe(401)
  for (const { headers: sent } of [response, renewed, withNone, ended])
    expect(sent).not.toHaveProperty('set-cookie')
  expect((await refresh(ofBrowser.cookie)).statusCode).toBe(200)
})
