import { ACCOUNT_PATHS } from '#api/account-paths'
import { done } from '#api/credentials'
import { errorBody } from '#api/errors'
import { sessionParams } from '#api/session'
import { AppError } from '../../errors/app-error.ts'
import { endSession, endSessions } from '../../sessions/sessions.ts'
import { routePath } from '../../http/route-path.ts'
import { BEARER, recentlySignedInOf, signedInOf, type AccountRoute } from './account-route.ts'

export const deleteSession: AccountRoute = (app, { db, cookies }) => {
  app.delete(
    routePath(ACCOUNT_PATHS.sessionById),
    {
      schema: {
        tags: ['session'],
        operationId: 'endSession',
        summary:
          'Signs the account out in one place; in another than this with a login at most five minutes old',
        security: BEARER,
        params: sessionParams,
        response: { 200: done, 400: errorBody, 401: errorBody, 403: errorBody, 404: errorBody },
      },
    },
    async (request, reply) => {
      const { accountId, sessionId } = signedInOf(request)
      if (request.params.id !== sessionId) recentlySignedInOf(request)
      if (!(await endSession(db, accountId, request.params.id))) throw new AppError('not_found')
      if (request.params.id === sessionId) cookies.clear(reply)
      return { ok: true as const }
    },
  )
}

export const deleteOtherSessions: AccountRoute = (app, { db }) => {
  app.delete(
    ACCOUNT_PATHS.sessions,
    {
      schema: {
        tags: ['session'],
        operationId: 'endOtherSessions',
        summary: 'Signs the account out everywhere but here; the login at most five minutes old',
        security: BEARER,
        response: { 200: done, 401: errorBody, 403: errorBody },
      },
    },
    async (request) => {
      const { accountId, sessionId } = recentlySignedInOf(request)
      await endSessions(db, accountId, sessionId)
      return { ok: true as const }
    },
  )
}
