import { ACCOUNT_PATHS } from '#api/account-paths'
import { errorBody } from '#api/errors'
import { sessionList } from '#api/session'
import { listSessions } from '../../sessions/sessions.ts'
import { BEARER, signedInOf, type AccountRoute } from './account-route.ts'

export const getSessions: AccountRoute = (app, { db }) => {
  app.get(
    ACCOUNT_PATHS.sessions,
    {
      schema: {
        tags: ['session'],
        operationId: 'listSessions',
        summary: 'Where the account is signed in, the last used first',
        security: BEARER,
        response: { 200: sessionList, 401: errorBody },
      },
    },
    async (request) => {
      const { accountId, sessionId } = signedInOf(request)
      const sessions = await listSessions(db, accountId)
      return sessions.map(({ id, device, signedInAt, lastUsedAt }) => ({
        id,
        current: id === sessionId,
        device,
        signed_in_at: signedInAt.toISOString(),
        last_used_at: lastUsedAt.toISOString(),
      }))
    },
  )
}
