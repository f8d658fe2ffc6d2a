import type { FastifyReply } from 'fastify'
import { ACCESS_COOKIE, REFRESH_COOKIE, REFRESH_COOKIE_PATH } from '#api/account-paths'

export interface SessionCookies {
  set: (reply: FastifyReply, tokens: { access: string; refresh: string }, seconds: number) => void
  clear: (reply: FastifyReply) => void
}

/**
 * Both cookies live as long as the session may go unused. The access token in its cookie expires much sooner: an
 * expired one tells the page that it can have it refreshed, without asking for every visitor.
 * @param secure whether people reach the site by https
 */
export function createSessionCookies(secure: boolean): SessionCookies {
  const cookie = (name: string, value: string, path: string, maxAge: number) =>
    `${name}=${value}; Path=${path}; Max-Age=${maxAge}; SameSite=Strict${secure ? '; Secure' : ''}`
  const write = (reply: FastifyReply, access: string, refresh: string, maxAge: number) =>
    reply.header('set-cookie', [
      cookie(ACCESS_COOKIE, access, '/', maxAge),
      `${cookie(REFRESH_COOKIE, refresh, REFRESH_COOKIE_PATH, maxAge)}; HttpOnly`,
    ])
  return {
    set: (reply, { access, refresh }, seconds) => void write(reply, access, refresh, seconds),
    clear: (reply) => void write(reply, '', '', 0),
  }
}

/** The refresh token that a Cookie header carries; its characters need no decoding. */
export function refreshTokenIn(cookieHeader: string | undefined): string | undefined {
  const found = cookieHeader
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${REFRESH_COOKIE}=`))
  return found?.slice(REFRESH_COOKIE.length + 1) || undefined
}
