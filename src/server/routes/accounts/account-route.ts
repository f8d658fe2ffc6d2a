import type { FastifyRequest } from 'fastify'
import type { AccountServices } from '../../accounts/services.ts'
import type { Client } from '../../accounts/client.ts'
import type { App } from '../../http/app-type.ts'
import { AppError } from '../../errors/app-error.ts'
import { deviceName } from '../../sessions/device-name.ts'
import type { Network } from '../../limits/network.ts'
import { isOfTab } from '../../sessions/session-cookies.ts'
import type { SignedIn } from '../../sessions/session-lookup.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before the handlers of calls that need an account. */
    signedIn: SignedIn | null
    /** Where it comes from, as limits count it. */
    network: Network
    /** Aborted when nobody waits for the response any more. */
    hungUp: AbortSignal
    /** Whom it is about, where nobody is signed in: the address that was typed. For the log, never in it. */
    subject: string
  }
}

export type AccountRoute = (app: App, services: AccountServices) => void

/** How the description says that a call needs an access token. */
export const BEARER = [{ bearer: [] }]

/** Who asks. Throws `not_signed_in` for nobody. */
export function signedInOf(request: FastifyRequest): SignedIn {
  if (request.signedIn === null) throw new AppError('not_signed_in')
  return request.signedIn
}

/** As `signedInOf`, for what a session that was left open must not do. Throws `sign_in_again` when the login is older. */
export function recentlySignedInOf(request: FastifyRequest): SignedIn {
  const signedIn = signedInOf(request)
  if (!signedIn.isRecent) throw new AppError('sign_in_again')
  return signedIn
}

/** The session that the request's bearer token names, if it has one and that is alive. */
export async function findSignedIn(
  { tokens, findSession }: AccountServices,
  request: FastifyRequest,
): Promise<SignedIn | null> {
  const token = /^Bearer ([\w.-]{1,2000})$/i.exec(request.headers.authorization ?? '')?.[1]
  if (token === undefined) return null
  const sessionId = await tokens.read(token)
  return sessionId === null ? null : findSession(sessionId)
}

export function clientOf(request: FastifyRequest): Client {
  const { network, hungUp, headers } = request
  const turn = { lane: network.site, hungUp }
  const device = deviceName(headers['user-agent'])
  return { network, turn, device, isOfTab: isOfTab(request), cookie: headers.cookie }
}
