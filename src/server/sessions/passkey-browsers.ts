import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { PASSKEY_SECONDS, passkeyCookie } from '#api/account-call-cookies'
import { valuesInCookies } from './session-cookies.ts'

/** Names the browser that a challenge is made for, so that no other can answer it. */
export interface PasskeyBrowsers {
  /** The name that a request carries; null where it has none. */
  read: (request: FastifyRequest) => string | null
  /** Gives the browser a name, or more time with the one it has: other tabs of it may be asking as well. */
  name: (reply: FastifyReply) => string
  /** Takes the name from a browser that has one. */
  forget: (reply: FastifyReply) => void
}

const NAME_BYTES = 32

export function createPasskeyBrowsers(isSecure: boolean): PasskeyBrowsers {
  const cookieName = passkeyCookie(isSecure)
  const rest = `SameSite=Strict${isSecure ? '; Secure' : ''}; HttpOnly`
  const write = (reply: FastifyReply, value: string, seconds: number) => {
    reply.header('set-cookie', `${cookieName}=${value}; Path=/; Max-Age=${seconds}; ${rest}`)
  }
  const read = ({ headers }: FastifyRequest) =>
    valuesInCookies(headers.cookie, cookieName).find((value) => /^[\w-]{43}$/.test(value)) ?? null
  return {
    read,
    name: (reply) => {
      const value = read(reply.request) ?? randomBytes(NAME_BYTES).toString('base64url')
      write(reply, value, PASSKEY_SECONDS)
      return value
    },
    forget: (reply) => {
      if (read(reply.request) !== null) write(reply, '', 0)
    },
  }
}
