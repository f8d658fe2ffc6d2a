import { ACCOUNT_PATHS } from '#api/account-paths'
import { currentSession } from '#api/session'
import { findSignedIn, type AccountRoute } from './account-route.ts'

export const getSession: AccountRoute = (app, services) => {
  app.get(
    ACCOUNT_PATHS.session,
    {
      schema: {
        tags: ['session'],
        operationId: 'getSession',
        summary: 'Who is signed in with the bearer token, if anybody is',
        response: { 200: currentSession },
      },
    },
    async (request) => {
      const signedIn = await findSignedIn(services, request)
      if (signedIn === null) return { authenticated: false as const }
      const { email, phone, name } = signedIn
      return { authenticated: true as const, account: { email, phone_number: phone, name } }
    },
  )
}
