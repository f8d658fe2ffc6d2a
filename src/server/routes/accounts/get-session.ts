import { ACCOUNT_PATHS } from '#api/account-paths'
import { currentSession, type CurrentSession } from '#api/session'
import type { AccountServices } from '../../accounts/services.ts'
import type { SendPrivate } from '../../responses/send-private.ts'
import type { App } from '../../http/app-type.ts'
import type { SignedIn } from '../../sessions/session-lookup.ts'
import { findSignedIn } from './account-route.ts'

export function getSession(app: App, services: AccountServices, sendPrivate: SendPrivate): void {
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
    async (request, reply) => sendPrivate(request, reply, describe(await findSignedIn(services, request))),
  )
}

function describe(signedIn: SignedIn | null): CurrentSession {
  if (signedIn === null) return { authenticated: false }
  const { email, phone, name } = signedIn
  return { authenticated: true, account: { email, phone_number: phone, name } }
}
