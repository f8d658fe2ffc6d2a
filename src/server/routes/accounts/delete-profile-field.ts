import { ACCOUNT_PATHS } from '#api/account-paths'
import { dropAddress } from '../../accounts/profile-addresses.ts'
import { dropField } from '../../accounts/profile-fields.ts'
import { readProfile } from '../../accounts/read-profile.ts'
import { routePath } from '../../http/route-path.ts'
import { LIMITS } from '../../limits/limits.ts'
import { recentlySignedInOf, signedInOf, type AccountRoute } from './account-route.ts'
import { PROFILE_FIELD_SCHEMA } from './profile-field-schema.ts'

export const deleteProfileField: AccountRoute = (app, services) => {
  app.delete(
    routePath(ACCOUNT_PATHS.profileField),
    {
      schema: {
        ...PROFILE_FIELD_SCHEMA,
        operationId: 'dropProfileField',
        summary:
          'Withdraws the consent to keep a part of the profile: it is gone with it. For an address the login must be at most five minutes old',
      },
    },
    async (request) => {
      const { field } = request.params
      const isAddress = field === 'email' || field === 'phone'
      const { accountId } = isAddress ? recentlySignedInOf(request) : signedInOf(request)
      await services.limiter.charge([
        [LIMITS.profileByAccount, accountId],
        [LIMITS.profileADay, accountId],
      ])
      if (isAddress) await dropAddress(services, accountId, field)
      else await dropField(services.db, accountId, field)
      return readProfile(services.db, accountId)
    },
  )
}
