import { ACCOUNT_PATHS } from '#api/account-paths'
import { done, setPasswordCheck, setPasswordParams, setPasswordPayload } from '#api/credentials'
import { errorBody } from '#api/errors'
import { requireSamePassword, setPasswordByLink } from '../../accounts/passwords.ts'
import { AppError } from '../../errors/app-error.ts'
import { LIMITS } from '../../limits/limits.ts'
import { byNetwork } from '../../limits/network.ts'
import { findLink } from '../../secrets/one-time-secrets.ts'
import { routePath } from '../../http/route-path.ts'
import { clientOf, type AccountRoute } from './account-route.ts'

export const getSetPassword: AccountRoute = (app, { db, limiter }) => {
  app.get(
    routePath(ACCOUNT_PATHS.setPassword),
    {
      schema: {
        tags: ['account'],
        operationId: 'checkSetPassword',
        summary: 'Whether a link for a new password is still good; it is not used up',
        params: setPasswordParams,
        response: { 200: setPasswordCheck, 400: errorBody, 404: errorBody, 429: errorBody },
      },
    },
    async (request) => {
      await limiter.charge(byNetwork(LIMITS.linkByNetwork, clientOf(request).network))
      const found = await findLink(db, request.params.id)
      if (found === null) throw new AppError('link_not_valid')
      return { valid: true as const, expires_at: found.expiresAt.toISOString() }
    },
  )
}

export const postSetPassword: AccountRoute = (app, services) => {
  app.post(
    routePath(ACCOUNT_PATHS.setPassword),
    {
      schema: {
        tags: ['account'],
        operationId: 'setPassword',
        summary: 'Sets a new password with a link that was sent; every session of the account ends',
        params: setPasswordParams,
        body: setPasswordPayload,
        response: { 200: done, 400: errorBody, 404: errorBody, 429: errorBody, 503: errorBody },
      },
    },
    async (request, reply) => {
      const { password, confirmPassword } = request.body
      const { network, turn } = clientOf(request)
      await services.limiter.charge(byNetwork(LIMITS.linkByNetwork, network))
      requireSamePassword(password, confirmPassword)
      const address = await setPasswordByLink(services, request.params.id, password, turn)
      services.cookies.clear(reply)
      // Whoever strangers keep out by their tries comes in again by way of the mailbox.
      services.devices.mark(reply, address, null)
      return { ok: true as const }
    },
  )
}
