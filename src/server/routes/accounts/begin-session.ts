import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AccountServices } from '../../accounts/services.ts'
import { endSession, type StartedSession } from '../../sessions/sessions.ts'
import { findSignedIn } from './account-route.ts'

/** Hands a session over, in cookies and as tokens. Whoever signs in anew leaves no session of before behind. */
export async function beginSession(
  services: AccountServices,
  request: FastifyRequest,
  reply: FastifyReply,
  { id, accountId, refreshToken: refresh, secondsLeft }: StartedSession,
): Promise<{ access: string; refresh: string }> {
  const former = await findSignedIn(services, request)
  if (former) await endSession(services.db, former.accountId, former.sessionId)
  const access = await services.tokens.issue({ id, accountId })
  services.cookies.set(reply, { id, access, refresh, secondsLeft })
  return { access, refresh }
}
