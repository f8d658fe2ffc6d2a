import { expect, test, vi } from 'vitest'
import { accessTokenIn, isFresh, LOG_OUT_PENDING } from './access-cookie.ts'
import { createAuthStore, type RefreshResult } from './auth-store.ts'

const NOW = Date.UTC(2026, 10, 21)
const tokenUntil = (ms: number) => `head.${btoa(JSON.stringify({ exp: ms / 1000 }))}.signature`
const FRESH = tokenUntil(NOW + 900_000)
const ENDED = tokenUntil(NOW - 1000)

/** A page with these cookies, and what the server makes of them when asked for a new token. */
function page(cookies: string, answer: RefreshResult = 'refused', cookiesThen = '') {
  let held = cookies
  const refresh = vi.fn<(ended: string) => Promise<RefreshResult>>(async () => {
    held = cookiesThen
    return answer
  })
  const finishLogOut = vi.fn<() => Promise<void>>(async () => {
    held = cookiesThen
  })
  const store = createAuthStore({ cookies: () => held, now: () => NOW, refresh, finishLogOut })
  return { store, refresh, finishLogOut }
}

test('nothing is known, and nobody signed in, before the first look', () => {
  expect(page('').store.current()).toEqual({ authInfo: { isAuthenticated: false }, status: 'pending' })
})

test('without the cookie nobody is signed in, and the server is not asked', async () => {
  const { store, refresh } = page('theme=dark; not_pp_access=x')
  expect(await store.check()).toBeNull()
  expect(store.current()).toEqual({ authInfo: { isAuthenticated: false }, status: 'fulfilled' })
  expect(refresh).not.toHaveBeenCalled()
})

test('a token that has not ended is enough', async () => {
  const { store, refresh } = page(`a=b; pp_access=${FRESH}`)
  expect(await store.check()).toBe(FRESH)
  expect(store.current()).toEqual({ authInfo: { isAuthenticated: true }, status: 'fulfilled' })
  expect(refresh).not.toHaveBeenCalled()
})

test.each([ENDED, 'no-token', 'a.b.c', tokenUntil(NOW + 5000)])(
  'a token that has ended or says nothing is traded for a new one: %s',
  async (token) => {
    const { store, refresh } = page(`pp_access=${token}`, 'fresh', `pp_access=${FRESH}`)
    expect(await store.check()).toBe(FRESH)
    expect(refresh).toHaveBeenCalledWith(token)
    expect(store.current().authInfo.isAuthenticated).toBe(true)
  },
)

test.each([
  ['refused', 'fulfilled'],
  ['unreachable', 'rejected'],
] as const)('when a new token is %s nobody is signed in', async (answer, status) => {
  const { store } = page(`pp_access=${ENDED}`, answer)
  expect(await store.check()).toBeNull()
  expect(store.current()).toEqual({ authInfo: { isAuthenticated: false }, status })
})

test.each(['', `pp_access=${LOG_OUT_PENDING}`])(
  'a log-out that the server has yet to hear of is signed out at once, told first, and never refreshed (then: "%s")',
  async (then) => {
    const { store, refresh, finishLogOut } = page(`pp_access=${LOG_OUT_PENDING}`, 'fresh', then)
    const checked = store.check('even_if_fresh')
    expect(store.current()).toEqual({ authInfo: { isAuthenticated: false }, status: 'fulfilled' })
    expect(await checked).toBeNull()
    expect(finishLogOut).toHaveBeenCalledOnce()
    expect(refresh).not.toHaveBeenCalled()
    expect(store.current().authInfo.isAuthenticated).toBe(false)
  },
)

test('somebody who logs in meanwhile in another tab is signed in', async () => {
  const { store } = page(`pp_access=${LOG_OUT_PENDING}`, 'refused', `pp_access=${FRESH}`)
  expect(await store.check()).toBe(FRESH)
})

test('tells of a change once', async () => {
  const { store } = page(`pp_access=${FRESH}`)
  const heard = vi.fn<() => void>()
  store.subscribe(heard)
  await store.check()
  await store.check()
  expect(heard).toHaveBeenCalledOnce()
})

test('reads its own cookie alone, and an end to come', () => {
  expect(accessTokenIn('x=1; pp_access=abc; pp_access_old=d')).toBe('abc')
  expect(accessTokenIn('pp_access=')).toBeNull()
  expect(isFresh(FRESH, NOW)).toBe(true)
  expect(isFresh(ENDED, NOW)).toBe(false)
})
