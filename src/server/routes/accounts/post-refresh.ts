import { ACCOUNT_PATHS } from '#api/account-paths'
import { tokens } from '#api/credentials'
import { errorBody } from '#api/errors'
import { refreshPayload } from '#api/session'
import { AppError } from '../../errors/app-error.ts'
import { LIMITS } from '../../limits/limits.ts'
import { refreshTokenIn } from '../../sessions/session-cookies.ts'
import { refreshSession } from '../../sessions/sessions.ts'
import { clientOf, type AccountRoute } from './account-route.ts'

export const postRefresh: AccountRoute = (app, { db, limiter, tokens: access, cookies }) => {
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
      const token = given ?? refreshTokenIn(request.headers.cookie)
      if (!token) {
        cookies.clear(reply)
        throw new AppError('not_signed_in')
      }
      await limiter.charge([[LIMITS.refreshByNetwork, clientOf(request).network]])
      const refreshed = await refreshSession(db, token)
      if (!refreshed.ok) {
        if (refreshed.why === 'reused')
          request.log.warn('a used refresh token came back: its session was ended')
        cookies.clear(reply)
        throw new AppError('not_signed_in')
      }
      const { session } = refreshed
      const next = { access: await access.issue(session), refresh: session.refreshToken }
      cookies.set(reply, next, session.secondsLeft)
      // What came in a cookie that no script can read doesn't go back where one could.
      return given ? next : { access: next.access }
    },
  )
}
