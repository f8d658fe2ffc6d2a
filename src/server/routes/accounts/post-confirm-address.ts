import { ACCOUNT_PATHS } from '#api/account-paths'
import { done } from '#api/credentials'
import { errorBody } from '#api/errors'
import { addressParams, confirmAddressPayload, profile } from '#api/profile'
import { confirmAddress, dropPending, resendCode } from '../../accounts/profile-addresses.ts'
import { readProfile } from '../../accounts/read-profile.ts'
import { routePath } from '../../http/route-path.ts'
import { BEARER, clientOf, signedInOf, type AccountRoute } from './account-route.ts'

export const postConfirmAddress: AccountRoute = (app, services) => {
  app.post(
    routePath(ACCOUNT_PATHS.confirmAddress),
    {
      schema: {
        tags: ['profile'],
        operationId: 'confirmAddress',
        summary: 'Confirms an email address or phone number with the code that was sent to it',
        security: BEARER,
        params: addressParams,
        body: confirmAddressPayload,
        response: { 200: profile, 400: errorBody, 401: errorBody, 409: errorBody, 429: errorBody },
      },
    },
    async (request, reply) => {
      const signedIn = signedInOf(request)
      const address = await confirmAddress(services, signedIn, request.params.address, {
        code: request.body.code,
        network: clientOf(request).network,
      })
      services.devices.mark(reply, address, null)
      return readProfile(services.db, signedIn.accountId)
    },
  )
}

export const postAddressCode: AccountRoute = (app, services) => {
  app.post(
    routePath(ACCOUNT_PATHS.confirmationCode),
    {
      schema: {
        tags: ['profile'],
        operationId: 'sendAddressCode',
        summary: 'Sends another code to the address that waits to be confirmed',
        security: BEARER,
        params: addressParams,
        response: { 200: done, 400: errorBody, 401: errorBody, 404: errorBody, 429: errorBody },
      },
    },
    async (request) => {
      const { accountId } = signedInOf(request)
      await resendCode(services, accountId, request.params.address, clientOf(request).network)
      return { ok: true as const }
    },
  )
}

export const deleteAddressCode: AccountRoute = (app, services) => {
  app.delete(
    routePath(ACCOUNT_PATHS.confirmationCode),
    {
      schema: {
        tags: ['profile'],
        operationId: 'dropPendingAddress',
        summary: 'Forgets the new address that waits to be confirmed; the one in use stays',
        security: BEARER,
        params: addressParams,
        response: { 200: profile, 400: errorBody, 401: errorBody, 404: errorBody },
      },
    },
    async (request) => {
      const { accountId } = signedInOf(request)
      await dropPending(services, accountId, request.params.address)
      return readProfile(services.db, accountId)
    },
  )
}
