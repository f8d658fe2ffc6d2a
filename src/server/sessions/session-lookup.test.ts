import { describe, expect, test } from 'vitest'
import { securityHeaders } from '../http/security-headers.ts'
import { openSessionSite } from '../testing/session-site.ts'

const { site, login, refresh, isSignedIn } = openSessionSite()

test('many requests at once are each told about their own session', async () => {
  const [a, b] = [await login(), await login()]
  await site().call('POST', '/api/session/logout/', { refresh: b.refresh })
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, at) => isSignedIn(at % 2 === 0 ? a.access : b.access)),
  )
  expect(answers).toEqual(Array.from({ length: 100 }, (_, at) => at % 2 === 0))
})

test('who is signed in is told under the headers of every response, and kept by nobody', async () => {
  const { access } = await login()
  for (const headers of [{}, { authorization: 'Bearer x' }, { authorization: `Bearer ${access}` }]) {
    const response = await site().call('GET', '/api/session/', undefined, headers)
    expect(response.headers).toMatchObject({
      ...securityHeaders('http://localhost:3000').data,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(response.rawPayload.length),
    })
    expect(response.headers).not.toHaveProperty('set-cookie')
  }
})

test('a session ends when it goes unused for a week, or is a month old', async () => {
  for (const age of [
    "last_used_at = now() - interval '7 days'",
    "signed_in_at = now() - interval '30 days'",
  ]) {
    const tokens = await login()
    await site().db.execute(`update sessions set ${age}`)
    expect(await isSignedIn(tokens.access)).toBe(false)
    expect((await refresh(undefined, { refresh: tokens.refresh })).statusCode).toBe(401)
  }
})

test('one of a tab that keeps nothing ends when it goes unused for half an hour, and goes on while it is used', async () => {
  const tokens = await login({ 'login-of-tab': 'yes' })
  const other = await login()
  const later = (minutes: number) =>
    site().db.execute(`update sessions set last_used_at = now() - interval '${minutes} minutes'`)
  await later(29)
  expect(await isSignedIn(tokens.access)).toBe(true)
  const next = (await refresh(undefined, { refresh: tokens.refresh })).json<{
    access: string
    refresh: string
  }>()
  expect(await isSignedIn(next.access)).toBe(true)
  await later(31)
  expect([await isSignedIn(next.access), await isSignedIn(other.access)]).toEqual([false, true])
  expect((await refresh(undefined, { refresh: next.refresh })).statusCode).toBe(401)
})

describe('a session that was left open', () => {
  const old = async () => {
    const { access } = await login()
    await login()
    await site().db.execute("update sessions set signed_in_at = now() - interval '5 minutes 1 second'")
    const mine = { authorization: `Bearer ${access}` }
    const list = (await site().call('GET', '/api/sessions/', undefined, mine)).json<
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
      const response = await site().call(method, url, undefined, mine)
      expect([url, response.statusCode, response.json()]).toMatchObject([
        url,
        403,
        { error: { code: 'sign_in_again' } },
      ])
    }
    const { access } = await login(mine)
    const anew = { authorization: `Bearer ${access}` }
    expect((await site().call('GET', '/api/export/', undefined, anew)).statusCode).toBe(200)
    expect((await site().call('GET', '/api/profile/', undefined, mine)).statusCode).toBe(401)
  })

  test('can be looked at and ended', async () => {
    const { mine, own } = await old()
    expect((await site().call('GET', '/api/profile/', undefined, mine)).statusCode).toBe(200)
    expect((await site().call('DELETE', `/api/sessions/${own.id}/`, undefined, mine)).statusCode).toBe(200)
  })
})
