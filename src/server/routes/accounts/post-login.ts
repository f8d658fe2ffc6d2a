import { ACCOUNT_PATHS } from '#api/account-paths'
import { loginPayload, tokens } from '#api/credentials'
import { errorBody } from '#api/errors'
import { nameOf, signIn } from '../../accounts/sign-in.ts'
import { clientOf, type AccountRoute } from './account-route.ts'
import { beginSession } from './begin-session.ts'

export const postLogin: AccountRoute = (app, services) => {
  app.post(
    ACCOUNT_PATHS.login,
    {
      schema: {
        tags: ['session'],
        operationId: 'login',
        summary: 'Signs in with an email address or phone number and a password',
        body: loginPayload,
        response: { 200: tokens, 400: errorBody, 401: errorBody, 429: errorBody, 503: errorBody },
      },
    },
    async (request, reply) => {
      const { username, dialCode, password } = request.body
      request.subject = nameOf(username, dialCode)
      const { session, known } = await signIn(services, { username, dialCode, password }, clientOf(request))
      const begun = await beginSession(services, request, reply, session)
      if (known) services.devices.mark(reply, known.address, known.device)
      return reply.send(begun)
    },
  )
}
