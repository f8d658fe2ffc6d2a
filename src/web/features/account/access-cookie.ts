import { decodeJwt } from 'jose'
import { ACCESS_COOKIE } from '#api/account-paths'

/** A token that ends sooner than this is as good as ended: the call that carries it needs time to arrive. */
const MARGIN_MS = 10_000

/**
 * Stands in the place of the token after somebody logged out while the site could not be reached. No script can remove
 * the refresh token beside it: the server does, as soon as it can be asked to.
 */
export const LOG_OUT_PENDING = 'log_out_pending'

/** The access token among the page's cookies; null when there is none, which means signed out. */
export function accessTokenIn(cookies: string): string | null {
  const value = valueIn(cookies)
  return value === LOG_OUT_PENDING ? null : value
}

/** Whether the server has yet to be told that somebody logged out here. */
export const isLogOutPending = (cookies: string): boolean => valueIn(cookies) === LOG_OUT_PENDING

function valueIn(cookies: string): string | null {
  const start = `${ACCESS_COOKIE}=`
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(start))
  return found?.slice(start.length) || null
}

/** Whether a token's `exp` is still to come. A token that can't be read counts as ended. @param now in milliseconds */
export function isFresh(token: string, now: number): boolean {
  try {
    const { exp = 0 } = decodeJwt(token)
    return exp * 1000 - MARGIN_MS > now
  } catch {
    return false
  }
}
