import { ACCOUNT_PATHS } from '#api/account-paths'
import { CONSENT_VERSION } from '#api/account-rules'
import { errorBody } from '#api/errors'
import { profileFieldPayload } from '#api/profile'
import { parseEmail, parsePhone } from '../../accounts/addresses.ts'
import { proposeAddress } from '../../accounts/profile-addresses.ts'
import { keepField } from '../../accounts/profile-fields.ts'
import { readProfile } from '../../accounts/read-profile.ts'
import { AppError } from '../../errors/app-error.ts'
import { routePath } from '../../http/route-path.ts'
import { LIMITS } from '../../limits/limits.ts'
import { clientOf, signedInOf, type AccountRoute } from './account-route.ts'
import { PROFILE_FIELD_SCHEMA } from './profile-field-schema.ts'

export const putProfileField: AccountRoute = (app, services) => {
  app.put(
    routePath(ACCOUNT_PATHS.profileField),
    {
      schema: {
        ...PROFILE_FIELD_SCHEMA,
        operationId: 'keepProfileField',
        summary: 'Gives consent to keep a part of the profile, with its value; an address waits for its code',
        body: profileFieldPayload,
        response: { ...PROFILE_FIELD_SCHEMA.response, 503: errorBody },
      },
    },
    async (request) => {
      const signedIn = signedInOf(request)
      const { accountId } = signedIn
      const { field } = request.params
      const { value: given, consent, consentVersion, dialCode, password } = request.body
      const isCurrent = (consentVersion ?? CONSENT_VERSION) === CONSENT_VERSION
      if (consent !== true || !isCurrent) throw new AppError('consent_required', { field: 'consent' })
      await services.limiter.charge([
        [LIMITS.profileByAccount, accountId],
        [LIMITS.profileADay, accountId],
      ])
      if (field === 'email' || field === 'phone') {
        const value = field === 'email' ? parseEmail(given) : parsePhone(given, dialCode)
        if (value === null) throw new AppError(`invalid_${field}`, { field: 'value' })
        await proposeAddress(
          services,
          signedIn,
          { kind: field, value },
          { password, client: clientOf(request) },
        )
      } else await keepField(services.db, accountId, field, given)
      return readProfile(services.db, accountId)
    },
  )
}
