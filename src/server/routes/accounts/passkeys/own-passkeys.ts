import { ACCOUNT_PATHS } from '#api/account-paths'
import { errorBody } from '#api/errors'
import {
  addPasskeyPayload,
  passkeyCreationOptions,
  passkeyList,
  passkeyNamePayload,
  passkeyParams,
} from '#api/passkeys'
import {
  addPasskey,
  askToAdd,
  removePasskey,
  renamePasskey,
} from '../../../accounts/passkeys/change-passkeys.ts'
import { listPasskeys, presentPasskey } from '../../../accounts/list-passkeys.ts'
import type { Queryable } from '../../../database/connect.ts'
import { routePath } from '../../../http/route-path.ts'
import { BEARER, clientOf, recentlySignedInOf, signedInOf, type AccountRoute } from '../account-route.ts'
import { browserOf, requireOurAddress } from './passkey-request.ts'

const present = async (db: Queryable, accountId: string) =>
  (await listPasskeys(db, accountId)).map(presentPasskey)

export const getPasskeys: AccountRoute = (app, { db }) => {
  app.get(
    ACCOUNT_PATHS.passkeys,
    {
      schema: {
        tags: ['passkey'],
        operationId: 'listPasskeys',
        summary: 'The passkeys of the account, the oldest first',
        security: BEARER,
        response: { 200: passkeyList, 401: errorBody },
      },
    },
    async (request) => present(db, signedInOf(request).accountId),
  )
}

export const postPasskeyOptions: AccountRoute = (app, services) => {
  app.post(
    ACCOUNT_PATHS.passkeyOptions,
    {
      schema: {
        tags: ['passkey'],
        operationId: 'askForAnotherPasskey',
        summary: 'What to ask an authenticator for one more passkey; the login at most five minutes old',
        security: BEARER,
        response: {
          200: passkeyCreationOptions,
          401: errorBody,
          403: errorBody,
          409: errorBody,
          429: errorBody,
        },
      },
    },
    async (request, reply) => {
      requireOurAddress(services, request)
      const signedIn = recentlySignedInOf(request)
      const browser = services.passkeyBrowsers.name(reply)
      return askToAdd(services, signedIn, { browser, network: request.network })
    },
  )
}

export const postPasskey: AccountRoute = (app, services) => {
  app.post(
    ACCOUNT_PATHS.passkeys,
    {
      schema: {
        tags: ['passkey'],
        operationId: 'addPasskey',
        summary: 'Adds the passkey that was asked for while signed in, and tells the owner',
        security: BEARER,
        body: addPasskeyPayload,
        response: { 200: passkeyList, 400: errorBody, 401: errorBody, 409: errorBody, 429: errorBody },
      },
    },
    async (request) => {
      // Whether the login was recent was asked when the challenge was made, which belongs to the same login and is as short-lived.
      const signedIn = signedInOf(request)
      const browser = browserOf(services, request)
      await addPasskey(services, signedIn, request.body.credential, { browser, client: clientOf(request) })
      return present(services.db, signedIn.accountId)
    },
  )
}

export const putPasskey: AccountRoute = (app, services) => {
  app.put(
    routePath(ACCOUNT_PATHS.passkeyById),
    {
      schema: {
        tags: ['passkey'],
        operationId: 'renamePasskey',
        summary: 'Gives a passkey another name',
        security: BEARER,
        params: passkeyParams,
        body: passkeyNamePayload,
        response: { 200: passkeyList, 400: errorBody, 401: errorBody, 404: errorBody },
      },
    },
    async (request) => {
      const { accountId } = signedInOf(request)
      await renamePasskey(services, accountId, request.params.id, request.body.name)
      return present(services.db, accountId)
    },
  )
}

export const deletePasskey: AccountRoute = (app, services) => {
  app.delete(
    routePath(ACCOUNT_PATHS.passkeyById),
    {
      schema: {
        tags: ['passkey'],
        operationId: 'removePasskey',
        summary:
          'Removes a passkey, unless nothing else would let the owner in, and ends every other session; the login at most five minutes old',
        security: BEARER,
        params: passkeyParams,
        response: {
          200: passkeyList,
          400: errorBody,
          401: errorBody,
          403: errorBody,
          404: errorBody,
          409: errorBody,
        },
      },
    },
    async (request) => {
      const signedIn = recentlySignedInOf(request)
      await removePasskey(services, signedIn, request.params.id)
      return present(services.db, signedIn.accountId)
    },
  )
}
