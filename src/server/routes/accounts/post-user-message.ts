import { ACCOUNT_PATHS } from '#api/account-paths'
import { done } from '#api/credentials'
import { errorBody } from '#api/errors'
import { userMessagePayload } from '#api/user-message'
import { parseEmail } from '../../accounts/addresses.ts'
import { storeMessage } from '../../contact/store-message.ts'
import { AppError } from '../../errors/app-error.ts'
import { LIMITS } from '../../limits/limits.ts'
import { byNetwork } from '../../limits/network.ts'
import type { Charge } from '../../limits/rate-limiter.ts'
import type { AccountServices } from '../../accounts/services.ts'
import { clientOf, findSignedIn, type AccountRoute } from './account-route.ts'

/** Whether the operator's mailbox is to get the message by itself. @param typed an address that nobody has shown to be theirs */
async function mayBeMailed({ limiter }: AccountServices, typed: string | null): Promise<boolean> {
  try {
    await limiter.charge([
      ...(typed === null ? [] : [[LIMITS.mailedByTypedAddress, typed] satisfies Charge]),
      [LIMITS.mailedInAll, ''],
    ])
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return false
    throw error
  }
}

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
      const accountId = signedIn?.accountId ?? null
      await services.limiter.charge([
        ...byNetwork(LIMITS.messageByNetwork, clientOf(request).network),
        ...(accountId === null ? [] : [[LIMITS.messageByAccount, accountId] satisfies Charge]),
      ])
      const isMailed = await mayBeMailed(services, accountId === null ? email : null)
      await storeMessage(services, { accountId, name, email, message: msg }, isMailed)
      return { ok: true as const }
    },
  )
}
