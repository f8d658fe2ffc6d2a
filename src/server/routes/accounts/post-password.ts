import { ACCOUNT_PATHS } from '#api/account-paths'
import { changePasswordPayload, done } from '#api/credentials'
import { errorBody } from '#api/errors'
import { changePassword, requireSamePassword } from '../../accounts/passwords.ts'
import { BEARER, clientOf, signedInOf, type AccountRoute } from './account-route.ts'

export const postPassword: AccountRoute = (app, services) => {
  app.post(
    ACCOUNT_PATHS.password,
    {
      schema: {
        tags: ['account'],
        operationId: 'changePassword',
        summary:
          'Changes or sets the password, for who types the current one or has just used a passkey; every other session of the account ends',
        security: BEARER,
        body: changePasswordPayload,
        response: {
          200: done,
          400: errorBody,
          401: errorBody,
          403: errorBody,
          429: errorBody,
          503: errorBody,
        },
      },
    },
    async (request) => {
      const { currentPassword, password, confirmPassword } = request.body
      requireSamePassword(password, confirmPassword)
      const { turn } = clientOf(request)
      await changePassword(services, signedInOf(request), { currentPassword, password }, turn)
      return { ok: true as const }
    },
  )
}
