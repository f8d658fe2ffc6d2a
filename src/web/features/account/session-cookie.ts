import { sessionCookie } from '#api/account-cookies'

/**
 * Stands in the place of the session after somebody logged out while the site could not be reached. No script can remove
 * the refresh token: the server does, as soon as it can be asked to.
 */
export const LOG_OUT_PENDING = 'log_out_pending'

/** What the page's cookies say. */
export interface Held {
  /** The session that this site began in this browser; null: signed out. */
  session: string | null
  /** Whether the server has yet to be informed that somebody logged out here. */
  isLogOutPending: boolean
}

/** @param isSecure whether the page came by https */
export function heldIn(cookies: string, isSecure: boolean): Held {
  const [session = null] = valuesIn(cookies, sessionCookie(isSecure))
  if (session === LOG_OUT_PENDING) return { session: null, isLogOutPending: true }
  return { session, isLogOutPending: false }
}

/** All values of a cookie of this name: there can be several, planted for other paths. */
export function valuesIn(cookies: string, name: string): string[] {
  const start = `${name}=`
  return cookies
    .split('; ')
    .filter((cookie) => cookie.startsWith(start) && cookie.length > start.length)
    .map((cookie) => cookie.slice(start.length))
}
