import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { DEVICE_COOKIE } from '#api/account-call-cookies'
import { ACCOUNT_PATHS } from '#api/account-paths'
import { isSameHash, keyedHash } from '../secrets/keys.ts'
import { isOfTab, valuesInCookies } from './session-cookies.ts'

/**
 * Marks browsers on which an owner has signed in, so that tries of strangers don't count there: OWASP's device cookies
 * (https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies). The mark is a random name,
 * signed together with the address that was signed in with; it tells nobody which one. It lets nobody in.
 */
export interface KnownDevices {
  /** The name of the device if it is known for the address; null if not. */
  find: (cookieHeader: string | undefined, address: string) => string | null
  /** Marks the browser, under the name it has if it has one; not for a tab that keeps nothing. */
  mark: (reply: FastifyReply, address: string, device: string | null) => void
  forget: (reply: FastifyReply) => void
}

const LASTS_SECONDS = 90 * 24 * 60 * 60
const NAME_BYTES = 18
/** Where it counts: signing in, and asking for a code by SMS. */
const PATHS = [ACCOUNT_PATHS.login, ACCOUNT_PATHS.passwordReset].map((path) => path.slice(0, -1))

export function createKnownDevices(key: Uint8Array, secure: boolean): KnownDevices {
  const cookieName = secure ? `__Secure-${DEVICE_COOKIE}` : DEVICE_COOKIE
  const write = (reply: FastifyReply, value: string, seconds: number) => {
    const rest = `Max-Age=${seconds}; SameSite=Strict${secure ? '; Secure' : ''}; HttpOnly`
    for (const path of PATHS) reply.header('set-cookie', `${cookieName}=${value}; Path=${path}; ${rest}`)
  }
  const sign = (until: string, name: string, address: string) => keyedHash(key, until, name, address)
  return {
    find: (cookieHeader, address) => {
      for (const value of valuesInCookies(cookieHeader, cookieName)) {
        const [until = '', name = '', signature = ''] = value.split('.')
        const isOurs = isSameHash(signature, sign(until, name, address))
        if (isOurs && Number.parseInt(until, 36) * 1000 > Date.now()) return name
      }
      return null
    },
    mark: (reply, address, device) => {
      if (isOfTab(reply.request)) return
      const until = (Math.floor(Date.now() / 1000) + LASTS_SECONDS).toString(36)
      const name = device ?? randomBytes(NAME_BYTES).toString('base64url')
      write(reply, [until, name, sign(until, name, address)].join('.'), LASTS_SECONDS)
    },
    forget: (reply) => write(reply, '', 0),
  }
}
