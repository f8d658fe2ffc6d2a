import { ACCOUNT_PATHS } from '#api/account-paths'
import { errorBody } from '#api/errors'
import { profile } from '#api/profile'
import { readProfile } from '../../accounts/read-profile.ts'
import { BEARER, signedInOf, type AccountRoute } from './account-route.ts'

export const getProfile: AccountRoute = (app, { db }) => {
  app.get(
    ACCOUNT_PATHS.profile,
    {
      schema: {
        tags: ['profile'],
        operationId: 'getProfile',
        summary: 'What is kept about the person, each part with the consent to it',
        security: BEARER,
        response: { 200: profile, 401: errorBody },
      },
    },
    async (request) => readProfile(db, signedInOf(request).accountId),
  )
}
