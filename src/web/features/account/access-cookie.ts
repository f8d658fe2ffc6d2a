import { decodeJwt } from 'jose'
import { ACCESS_COOKIE, sessionCookie } from '#api/account-paths'

/** A token that ends sooner than this is as good as ended: the call that carries it needs time to arrive. */
const MARGIN_MS = 10_000

/**
 * Stands in the place of the session after somebody logged out while the site could not be reached. No script can remove
 * the refresh token: the server does, as soon as it can be asked to.
 */
export const LOG_OUT_PENDING = 'log_out_pending'

/** What the page's cookies say. */
export interface Held {
  /** The session that this site began in this browser; null: signed out. */
  session: string | null
  /** Its access token. Null where there is none, or only those of other sessions, which were planted. */
  token: string | null
  /** Whether the server has yet to be told that somebody logged out here. */
  isLogOutPending: boolean
}

/** @param isSecure whether the page came by https */
export function heldIn(cookies: string, isSecure: boolean): Held {
  const [session = null] = valuesIn(cookies, sessionCookie(isSecure))
  if (session === null || session === LOG_OUT_PENDING)
    return { session: null, token: null, isLogOutPending: session !== null }
  const token = valuesIn(cookies, ACCESS_COOKIE).find((value) => claimsOf(value).sid === session)
  return { session, token: token ?? null, isLogOutPending: false }
}

function valuesIn(cookies: string, name: string): string[] {
  const start = `${name}=`
  return cookies
    .split('; ')
    .filter((cookie) => cookie.startsWith(start) && cookie.length > start.length)
    .map((cookie) => cookie.slice(start.length))
}

/** Whether a token's `exp` is still to come. A token that can't be read counts as ended. @param now in milliseconds */
export const isFresh = (token: string, now: number): boolean =>
  (claimsOf(token).exp ?? 0) * 1000 - MARGIN_MS > now

function claimsOf(token: string): { sid?: unknown; exp?: number } {
  try {
    return decodeJwt(token)
  } catch {
    return {}
  }
}
