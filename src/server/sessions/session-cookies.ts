import type { FastifyReply, FastifyRequest } from 'fastify'
import { ACCESS_COOKIE, sessionCookie } from '#api/account-cookies'
import { LOGIN_OF_TAB_HEADER, REFRESH_COOKIE, REFRESH_COOKIE_PATH } from '#api/account-call-cookies'

export interface SessionCookies {
  set: (
    reply: FastifyReply,
    session: { id: string; access: string; refresh: string; secondsLeft: number },
  ) => void
  clear: (reply: FastifyReply) => void
  /** What a request carries to be refreshed or ended with. */
  read: (request: FastifyRequest) => RefreshCookies
}

export interface RefreshCookies {
  /** The session that was begun in this browser; tokens of any other were planted. */
  sessionId: string | undefined
  /** More than one where some are planted: which is ours shows by its session. */
  refreshTokens: string[]
}

/** Nobody plants more, and each costs a question. */
const MOST_TOKENS = 4

/**
 * All live as long as the session may go unused. The access token in its cookie expires much sooner: an expired one
 * tells the page that it can have it refreshed, without asking for every visitor.
 * @param isHttps whether the operator says that people reach the site by https; a page that was says so itself
 */
export function createSessionCookies(isHttps: boolean): SessionCookies {
  const isSecure = ({ headers }: FastifyRequest) => isHttps || Boolean(headers.origin?.startsWith('https:'))
  const write = (
    reply: FastifyReply,
    { id, access, refresh, secondsLeft }: Parameters<SessionCookies['set']>[1],
  ) => {
    if (isOfTab(reply.request)) return
    const secure = isSecure(reply.request)
    const cookie = (name: string, value: string, path: string) =>
      `${name}=${value}; Path=${path}; Max-Age=${secondsLeft}; SameSite=Strict${secure ? '; Secure' : ''}`
    reply.header('set-cookie', [
      cookie(ACCESS_COOKIE, access, '/'),
      `${cookie(REFRESH_COOKIE, refresh, REFRESH_COOKIE_PATH)}; HttpOnly`,
      cookie(sessionCookie(secure), id, '/'),
    ])
  }
  return {
    set: write,
    clear: (reply) => write(reply, { id: '', access: '', refresh: '', secondsLeft: 0 }),
    read: (request) => {
      const cookies = isOfTab(request) ? undefined : request.headers.cookie
      return {
        sessionId: valuesInCookies(cookies, sessionCookie(isSecure(request)))[0],
        refreshTokens: valuesInCookies(cookies, REFRESH_COOKIE).slice(0, MOST_TOKENS),
      }
    },
  }
}

/** Whether it comes from a tab that keeps nothing, beside whose login the browser may have another one in its cookies. */
export const isOfTab = ({ headers }: FastifyRequest): boolean => headers[LOGIN_OF_TAB_HEADER] !== undefined

/** What a Cookie header carries under a name, which may be more than one; the characters of ours need no decoding. */
export function valuesInCookies(cookieHeader: string | undefined, name: string): string[] {
  const start = `${name}=`
  return (cookieHeader ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(start) && pair.length > start.length)
    .map((pair) => pair.slice(start.length))
}
