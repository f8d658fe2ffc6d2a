import { ACCOUNT_PATHS } from '#api/account-paths'
import { tokens } from '#api/credentials'
import { errorBody } from '#api/errors'
import { refreshPayload } from '#api/session'
import { AppError } from '../../errors/app-error.ts'
import { LIMITS } from '../../limits/limits.ts'
import { byNetwork } from '../../limits/network.ts'
import type { Database } from '../../database/connect.ts'
import { refreshSession, type Refreshed } from '../../sessions/sessions.ts'
import { clientOf, type AccountRoute } from './account-route.ts'

export const postRefresh: AccountRoute = (app, { db, limiter, tokens: access, cookies, pseudonym }) => {
  app.post(
    ACCOUNT_PATHS.refresh,
    {
      schema: {
        tags: ['session'],
        operationId: 'refresh',
        summary: 'Trades a refresh token for new tokens; one that comes a second time ends the session',
        body: refreshPayload,
        response: { 200: tokens, 400: errorBody, 401: errorBody, 429: errorBody },
      },
    },
    async (request, reply) => {
      const given = request.body?.refresh
      const { sessionId, refreshTokens } = cookies.read(request)
      if (!given && (sessionId === undefined || refreshTokens.length === 0)) {
        cookies.clear(reply)
        throw new AppError('not_signed_in')
      }
      await limiter.charge(byNetwork(LIMITS.refreshByNetwork, clientOf(request).network))
      const refreshed = given
        ? await refreshSession(db, given)
        : await refreshFirstOf(db, refreshTokens, sessionId)
      if (!refreshed.ok) {
        if (refreshed.why === 'reused') {
          request.subject = refreshed.accountId
          const names = { account: pseudonym(refreshed.accountId), network: pseudonym(request.network.site) }
          request.log.warn(names, 'a used refresh token came back: its session was ended')
        }
        cookies.clear(reply)
        throw new AppError('not_signed_in')
      }
      const { session } = refreshed
      const next = { access: await access.issue(session), refresh: session.refreshToken }
      cookies.set(reply, { ...next, id: session.id, secondsLeft: session.secondsLeft })
      // What came in a cookie that no script can read doesn't go back where one could.
      return given ? next : { access: next.access }
    },
  )
}

/** The token of this browser's own session; planted ones beside it are passed over. */
async function refreshFirstOf(
  db: Database,
  refreshTokens: string[],
  sessionId: string | undefined,
): Promise<Refreshed> {
  let refreshed: Refreshed = { ok: false, why: 'unknown' }
  for (const token of refreshTokens) {
    refreshed = await refreshSession(db, token, sessionId)
    if (refreshed.ok || refreshed.why !== 'unknown') break
  }
  return refreshed
}
