import { createStore, type Store } from '#web/state/store.ts'
import { heldIn } from './session-cookie.ts'

export interface AuthState {
  authInfo: { isAuthenticated: boolean }
  /** Pending until the first look at the cookie, and while a new token is asked for; rejected when that failed. */
  status: 'pending' | 'fulfilled' | 'rejected'
}

/** `refused`: the session has ended. `unreachable`: nobody knows. */
export type RefreshResult = 'fresh' | 'refused' | 'unreachable'

/** Whether somebody is signed in here. The token itself is kept in its cookie alone. */
export interface AuthStore extends Store<AuthState> {
  /**
   * Looks at the cookie again; finishes a log-out before anything else; asks for a new token when its own has ended, or
   * `evenIfFresh`.
   * @returns a token to send, or null for somebody who is signed out
   */
  check: (evenIfFresh?: 'even_if_fresh') => Promise<string | null>
}

interface AuthParts {
  cookies: () => string
  /** Whether the page came by https. */
  isSecure: () => boolean
  now: () => number
  /** @param ended the token that is of no more use, if there is one */
  refresh: (ended: string | null) => Promise<RefreshResult>
  /** Informs the server of a log-out that it does not know of. */
  finishLogOut: () => Promise<void>
}

export const NOT_KNOWN: AuthState = { authInfo: { isAuthenticated: false }, status: 'pending' }
const SIGNED_IN: AuthState = { authInfo: { isAuthenticated: true }, status: 'fulfilled' }
const SIGNED_OUT: AuthState = { authInfo: { isAuthenticated: false }, status: 'fulfilled' }
const FAILED: AuthState = { authInfo: { isAuthenticated: false }, status: 'rejected' }

export function createAuthStore({ cookies, isSecure, now, refresh, finishLogOut }: AuthParts): AuthStore {
  const held = () => heldIn(cookies(), isSecure())
  const { current, put, subscribe } = createStore(NOT_KNOWN)

  return {
    current,
    subscribe,
    async check(evenIfFresh) {
      if (held().isLogOutPending) {
        put(SIGNED_OUT)
        await finishLogOut()
      }
      if (held().session === null) {
        put(SIGNED_OUT)
        return null
      }
      // Reading tokens is no part of the first page's script: most visitors never sign in.
      const access = await import('./access-token.ts').catch(() => null)
      if (!access) {
        put(FAILED)
        return null
      }
      const { session } = held()
      const token = access.tokenOf(session, cookies())
      if (session && (!token || evenIfFresh || !access.isFresh(token, now()))) {
        // Somebody known to be signed in stays so on the screen while the new token is fetched.
        if (!current().authInfo.isAuthenticated) put(NOT_KNOWN)
        const result = await refresh(token)
        if (result !== 'fresh') {
          put(result === 'refused' ? SIGNED_OUT : FAILED)
          return null
        }
      }
      const kept = access.tokenOf(held().session, cookies())
      put(kept ? SIGNED_IN : SIGNED_OUT)
      return kept
    },
  }
}
