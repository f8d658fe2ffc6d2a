import { ACCOUNT_PATHS } from '#api/account-paths'
import { done } from '#api/credentials'
import { errorBody } from '#api/errors'
import { userMessagePayload } from '#api/user-message'
import { parseEmail } from '../../accounts/addresses.ts'
import { storeMessage } from '../../contact/store-message.ts'
import { AppError } from '../../errors/app-error.ts'
import { LIMITS } from '../../limits/limits.ts'
import { byNetwork } from '../../limits/network.ts'
import { clientOf, findSignedIn, type AccountRoute } from './account-route.ts'

export const postUserMessage: AccountRoute = (app, services) => {
  app.post(
    ACCOUNT_PATHS.userMessage,
    {
      schema: {
        tags: ['message'],
        operationId: 'sendUserMessage',
        summary: 'Sends a message to whoever runs the site; with a bearer token it belongs to the account',
        security: [{}, { bearer: [] }],
        body: userMessagePayload,
        response: { 200: done, 400: errorBody, 429: errorBody },
      },
    },
    async (request) => {
      const { name, msg } = request.body
      const email = parseEmail(request.body.email)
      if (email === null) throw new AppError('invalid_email', { field: 'email' })
      // A session that has just ended is no reason to lose what somebody wrote.
      const signedIn = await findSignedIn(services, request)
      await services.limiter.charge([
        ...byNetwork(LIMITS.messageByNetwork, clientOf(request).network),
        [LIMITS.messageBySender, signedIn?.accountId ?? email],
      ])
      await storeMessage(services, { accountId: signedIn?.accountId ?? null, name, email, message: msg })
      return { ok: true as const }
    },
  )
}
