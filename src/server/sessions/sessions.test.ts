import { describe, expect, test } from 'vitest'
import { cookiesOf, logIn, signUp } from '../testing/account-site.ts'
import { NO_COOKIES, openSessionSite, type Tokens } from '../testing/session-site.ts'

const { site, login, refresh, isSignedIn } = openSessionSite()

describe('refreshing', () => {
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
})

describe('what one account can pile up', () => {
  const count = async (table: string) => (await site().db.execute(`select from ${table}`)).rows.length

  test('of more than a hundred sessions the one that was used longest ago ends with the next login', async () => {
    await site().db.execute('delete from sessions')
    const kept = await login()
    await site().db.execute(
      `insert into sessions (account_id, device, last_used_at)
       select id, 'old ' || n, now() - n * interval '1 minute' from accounts, generate_series(1, 120) n`,
    )
    const latest = await login()
    expect(await count('sessions')).toBe(100)
    expect([await isSignedIn(kept.access), await isSignedIn(latest.access)]).toEqual([true, true])
    const { rows } = await site().db.execute("select from sessions where device = 'old 99'")
    expect(rows).toEqual([])
  })

  test('of the tokens of a session the last five hundred used are known, and an older one is refused', async () => {
    await site().db.execute('delete from sessions')
    const first = await login()
    await site().db.execute(
      `insert into refresh_tokens (hash, session_id, used_at)
       select 'used ' || n, id, now() - n * interval '1 minute' from sessions, generate_series(1, 700) n`,
    )
    const second = (await refresh(undefined, { refresh: first.refresh })).json<Tokens>()
    expect(await count('refresh_tokens')).toBe(501)
    expect((await refresh(undefined, { refresh: second.refresh })).statusCode).toBe(200)
    expect((await refresh(undefined, { refresh: first.refresh })).statusCode).toBe(401)
    expect(await isSignedIn(second.access)).toBe(false)
  })
})

describe('ending', () => {
  test('logging out ends the access token at once', async () => {
    const tokens = await login()
    expect(await isSignedIn(tokens.access)).toBe(true)
    const response = await site().call('POST', '/api/session/logout', undefined, {
      cookie: `pp_refresh=${tokens.refresh}`,
    })
    expect([response.json(), cookiesOf(response)]).toEqual([{ ok: true }, NO_COOKIES])
    expect(await isSignedIn(tokens.access)).toBe(false)
    expect((await refresh(undefined, { refresh: tokens.refresh })).statusCode).toBe(401)
  })

  test('by bearer token as well, and without either nothing is wrong', async () => {
    const { access } = await login()
    await site().call('POST', '/api/session/logout/', undefined, { authorization: `Bearer ${access}` })
    expect(await isSignedIn(access)).toBe(false)
    expect((await site().call('POST', '/api/session/logout/')).statusCode).toBe(200)
  })

  test('a list of places, each of which can be signed out', async () => {
    await site().db.execute('delete from sessions')
    const phone = await login({
      'user-agent':
        'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    })
    const laptop = await logIn(site(), 'ada@example.com')
    const list = (await site().call('GET', '/api/sessions/', undefined, laptop)).json<
      { id: string; device: string; current: boolean }[]
    >()
    expect(list).toMatchObject([{ current: true }, { device: 'Chrome on Android', current: false }])
    const other = list[1]!.id
    expect((await site().call('DELETE', `/api/sessions/${other}/`, undefined, laptop)).statusCode).toBe(200)
    expect(await isSignedIn(phone.access)).toBe(false)
    expect((await site().call('DELETE', `/api/sessions/${other}/`, undefined, laptop)).statusCode).toBe(404)
  })

  test("nobody ends another account's session", async () => {
    const { access } = await login()
    const mine = { authorization: `Bearer ${access}` }
    const { id } = (await site().call('GET', '/api/sessions/', undefined, mine)).json<{ id: string }[]>()[0]!
    const stranger = await signUp(site(), { email: 'eve@example.com' })
    expect((await site().call('DELETE', `/api/sessions/${id}/`, undefined, stranger)).statusCode).toBe(404)
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
    await site().call('DELETE', '/api/sessions/', undefined, headers)
    expect([await isSignedIn(a.access), await isSignedIn(b.access)]).toEqual([true, false])
  })
})
