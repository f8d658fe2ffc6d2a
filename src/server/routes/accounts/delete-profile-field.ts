import { ACCOUNT_PATHS } from '#api/account-paths'
import { errorBody } from '#api/errors'
import { profile, profileFieldParams } from '#api/profile'
import { dropAddress } from '../../accounts/profile-addresses.ts'
import { dropField } from '../../accounts/profile-fields.ts'
import { readProfile } from '../../accounts/read-profile.ts'
import { routePath } from '../../http/route-path.ts'
import { LIMITS } from '../../limits/limits.ts'
import { BEARER, recentlySignedInOf, signedInOf, type AccountRoute } from './account-route.ts'

export const deleteProfileField: AccountRoute = (app, services) => {
  app.delete(
    routePath(ACCOUNT_PATHS.profileField),
    {
      schema: {
        tags: ['profile'],
        operationId: 'dropProfileField',
        summary:
          'Withdraws the consent to keep a part of the profile: it is gone with it. For an address the login must be at most five minutes old',
        security: BEARER,
        params: profileFieldParams,
        response: {
          200: profile,
          400: errorBody,
          401: errorBody,
          403: errorBody,
          409: errorBody,
          429: errorBody,
        },
      },
    },
    async (request) => {
      const { field } = request.params
      const isAddress = field === 'email' || field === 'phone'
      const { accountId } = isAddress ? recentlySignedInOf(request) : signedInOf(request)
      await services.limiter.charge([[LIMITS.profileByAccount, accountId]])
      if (isAddress) await dropAddress(services, accountId, field)
      else await dropField(services.db, accountId, field)
      return readProfile(services.db, accountId)
    },
  )
}
