import { ACCOUNT_PATHS } from '#api/account-paths'
import { done } from '#api/credentials'
import { errorBody } from '#api/errors'
import { refreshPayload } from '#api/session'
import { endSession, endSessionOfToken } from '../../sessions/sessions.ts'
import { findSignedIn, type AccountRoute } from './account-route.ts'

export const postLogout: AccountRoute = (app, services) => {
  app.post(
    ACCOUNT_PATHS.logout,
    {
      schema: {
        tags: ['session'],
        operationId: 'logout',
        summary: 'Ends the session, for every server at once, and clears its cookies',
        body: refreshPayload,
        response: { 200: done, 400: errorBody },
      },
    },
    async (request, reply) => {
      const { db, cookies, passkeyBrowsers } = services
      cookies.clear(reply)
      passkeyBrowsers.forget(reply)
      const given = request.body?.refresh
      for (const token of given ? [given] : cookies.read(request).refreshTokens) {
        await endSessionOfToken(db, token)
      }
      const signedIn = await findSignedIn(services, request)
      if (signedIn) await endSession(db, signedIn.accountId, signedIn.sessionId)
      return { ok: true as const }
    },
  )
}
