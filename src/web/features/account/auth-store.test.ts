import { expect, test, vi } from 'vitest'
import { isFresh, tokenOf } from './access-token.ts'
import { createAuthStore, type RefreshResult } from './auth-store.ts'
import { heldIn, LOG_OUT_PENDING } from './session-cookie.ts'

const NOW = Date.UTC(2026, 10, 21)
const tokenUntil = (ms: number, sid = 'here') =>
  `head.${btoa(JSON.stringify({ exp: ms / 1000, sid }))}.signature`
const FRESH = tokenUntil(NOW + 900_000)
const ENDED = tokenUntil(NOW - 1000)
const PLANTED = tokenUntil(NOW + 900_000, 'elsewhere')
const signedIn = (token: string) => `pp_session=here; pp_access=${token}`

/** A page with these cookies, and what the server makes of them when asked for a new token. */
function page(cookies: string, answer: RefreshResult = 'refused', cookiesThen = '') {
  let held = cookies
  const refresh = vi.fn<(ended: string | null) => Promise<RefreshResult>>(async () => {
    held = cookiesThen
    return answer
  })
  const finishLogOut = vi.fn<() => Promise<void>>(async () => {
    held = cookiesThen
  })
  const store = createAuthStore({
    cookies: () => held,
    isSecure: () => false,
    now: () => NOW,
    refresh,
    finishLogOut,
  })
  return { store, refresh, finishLogOut }
}

test('nothing is known, and nobody signed in, before the first look', () => {
  expect(page('').store.current()).toEqual({ authInfo: { isAuthenticated: false }, status: 'pending' })
})

test('without the cookie nobody is signed in, and the server is not asked', async () => {
  const { store, refresh } = page('theme=dark; not_pp_session=x')
  expect(await store.check()).toBeNull()
  expect(store.current()).toEqual({ authInfo: { isAuthenticated: false }, status: 'fulfilled' })
  expect(refresh).not.toHaveBeenCalled()
})

test('a token that has not ended is enough', async () => {
  const { store, refresh } = page(`a=b; ${signedIn(FRESH)}`)
  expect(await store.check()).toBe(FRESH)
  expect(store.current()).toEqual({ authInfo: { isAuthenticated: true }, status: 'fulfilled' })
  expect(refresh).not.toHaveBeenCalled()
})

test.each([ENDED, tokenUntil(NOW + 5000)])(
  'a token that has ended is traded for a new one: %s',
  async (token) => {
    const { store, refresh } = page(signedIn(token), 'fresh', signedIn(FRESH))
    expect(await store.check()).toBe(FRESH)
    expect(refresh).toHaveBeenCalledWith(token)
    expect(store.current().authInfo.isAuthenticated).toBe(true)
  },
)

test.each(['no-token', 'a.b.c', PLANTED])(
  'a token that is not of the session held here is never used: a new one is asked for instead of %s',
  async (token) => {
    const { store, refresh } = page(signedIn(token), 'fresh', signedIn(FRESH))
    expect(await store.check()).toBe(FRESH)
    expect(refresh).toHaveBeenCalledWith(null)
  },
)

test('a planted token signs nobody in, and the own one is found beside it', async () => {
  const stranger = page(`pp_access=${PLANTED}`)
  expect(await stranger.store.check()).toBeNull()
  expect(stranger.store.current().authInfo.isAuthenticated).toBe(false)
  expect(stranger.refresh).not.toHaveBeenCalled()
  const owner = page(`pp_access=${PLANTED}; ${signedIn(FRESH)}`)
  expect(await owner.store.check()).toBe(FRESH)
})

test.each([
  ['refused', 'fulfilled'],
  ['unreachable', 'rejected'],
] as const)('when a new token is %s nobody is signed in', async (answer, status) => {
  const { store } = page(signedIn(ENDED), answer)
  expect(await store.check()).toBeNull()
  expect(store.current()).toEqual({ authInfo: { isAuthenticated: false }, status })
})

test.each(['', `pp_session=${LOG_OUT_PENDING}`])(
  'a log-out that the server has yet to hear of is signed out at once, told first, and never refreshed (then: "%s")',
  async (then) => {
    const { store, refresh, finishLogOut } = page(`pp_session=${LOG_OUT_PENDING}`, 'fresh', then)
    const checked = store.check('even_if_fresh')
    expect(store.current()).toEqual({ authInfo: { isAuthenticated: false }, status: 'fulfilled' })
    expect(await checked).toBeNull()
    expect(finishLogOut).toHaveBeenCalledOnce()
    expect(refresh).not.toHaveBeenCalled()
    expect(store.current().authInfo.isAuthenticated).toBe(false)
  },
)

test('somebody who logs in meanwhile in another tab is signed in', async () => {
  const { store } = page(`pp_session=${LOG_OUT_PENDING}`, 'refused', signedIn(FRESH))
  expect(await store.check()).toBe(FRESH)
})

test('tells of a change once', async () => {
  const { store } = page(signedIn(FRESH))
  const heard = vi.fn<() => void>()
  store.subscribe(heard)
  await store.check()
  await store.check()
  expect(heard).toHaveBeenCalledOnce()
})

test('reads its own cookies alone, and over https only what no other host can have set', () => {
  const held = (cookies: string, isSecure: boolean) => {
    const { session, isLogOutPending } = heldIn(cookies, isSecure)
    return { session, token: tokenOf(session, cookies), isLogOutPending }
  }
  const here = { session: 'here', token: FRESH, isLogOutPending: false }
  expect(held(`x=1; ${signedIn(FRESH)}; pp_access_old=d`, false)).toEqual(here)
  expect(held(`__Host-pp_session=here; pp_access=${FRESH}`, true)).toEqual(here)
  const nothing = { session: null, token: null, isLogOutPending: false }
  expect(held(signedIn(FRESH), true)).toEqual(nothing)
  expect(held(`pp_session=${LOG_OUT_PENDING}`, true)).toEqual(nothing)
  expect(held('pp_session=; pp_access=', false)).toEqual(nothing)
})

test('a token ends at its `exp`', () => {
  expect(isFresh(FRESH, NOW)).toBe(true)
  expect(isFresh(ENDED, NOW)).toBe(false)
  expect(isFresh('a.b.c', NOW)).toBe(false)
})
