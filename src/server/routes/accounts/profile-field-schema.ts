import { errorBody } from '#api/errors'
import { profile, profileFieldParams } from '#api/profile'
import { BEARER } from './account-route.ts'

/** What the description says of every call that changes a part of the profile. */
export const PROFILE_FIELD_SCHEMA = {
  tags: ['profile'],
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
}
