import { decodeJwt } from 'jose'
import { ACCESS_COOKIE } from '#api/account-cookies'
import { valuesIn } from './session-cookie.ts'

/** A token that ends sooner than this is as good as ended: the call that carries it needs time to arrive. */
const MARGIN_MS = 10_000

/** The access token of a session. Null where there is none, or only those of other sessions, which were planted. */
export function tokenOf(session: string | null, cookies: string): string | null {
  if (session === null) return null
  return valuesIn(cookies, ACCESS_COOKIE).find((value) => claimsOf(value).sid === session) ?? null
}

/** The session that a token is of; null when that can't be read. */
export function sessionOf(token: string): string | null {
  const { sid } = claimsOf(token)
  return typeof sid === 'string' ? sid : null
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
