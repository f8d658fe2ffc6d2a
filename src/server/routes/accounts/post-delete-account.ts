import { ACCOUNT_PATHS } from '#api/account-paths'
import { done } from '#api/credentials'
import { errorBody } from '#api/errors'
import { deleteAccount } from '../../accounts/delete-account.ts'
import { BEARER, recentlySignedInOf, type AccountRoute } from './account-route.ts'

export const postDeleteAccount: AccountRoute = (app, services) => {
  app.post(
    ACCOUNT_PATHS.deleteAccount,
    {
      schema: {
        tags: ['account'],
        operationId: 'deleteAccount',
        summary:
          'Deletes the account and every trace of it; the body is empty, the login at most five minutes old',
        security: BEARER,
        response: { 200: done, 401: errorBody, 403: errorBody },
      },
    },
    async (request, reply) => {
      await deleteAccount(services, recentlySignedInOf(request).accountId)
      services.cookies.clear(reply)
      services.devices.forget(reply)
      services.passkeyBrowsers.forget(reply)
      return { ok: true as const }
    },
  )
}
