import { ACCOUNT_PATHS } from '#api/account-paths'
import { tokens } from '#api/credentials'
import { errorBody } from '#api/errors'
import { passkeyLoginPayload, passkeyRequestOptions } from '#api/passkeys'
import { askToSignIn, signInByPasskey } from '../../../accounts/passkeys/sign-in.ts'
import { AppError } from '../../../errors/app-error.ts'
import { clientOf, findSignedIn, type AccountRoute } from '../account-route.ts'
import { beginSession } from '../begin-session.ts'
import { browserOf, requireOurAddress } from './passkey-request.ts'

export const postPasskeyLoginOptions: AccountRoute = (app, services) => {
  app.post(
    ACCOUNT_PATHS.passkeyLoginOptions,
    {
      schema: {
        tags: ['passkey'],
        operationId: 'askForPasskey',
        summary: 'What to ask an authenticator to sign in with; with a bearer token, one of the same account',
        security: [{}, { bearer: [] }],
        response: { 200: passkeyRequestOptions, 409: errorBody, 429: errorBody },
      },
    },
    async (request, reply) => {
      requireOurAddress(services, request)
      const signedIn = await findSignedIn(services, request)
      const browser = services.passkeyBrowsers.name(reply)
      return askToSignIn(services, { browser, network: request.network, signedIn })
    },
  )
}

export const postPasskeyLogin: AccountRoute = (app, services) => {
  app.post(
    ACCOUNT_PATHS.passkeyLogin,
    {
      schema: {
        tags: ['passkey'],
        operationId: 'loginByPasskey',
        summary: 'Signs in with a passkey; with a bearer token, only one of the same account',
        security: [{}, { bearer: [] }],
        body: passkeyLoginPayload,
        response: { 200: tokens, 400: errorBody, 401: errorBody, 429: errorBody },
      },
    },
    async (request, reply) => {
      const browser = browserOf(services, request)
      const signedIn = await findSignedIn(services, request)
      const { credential } = request.body
      const result = await signInByPasskey(services, credential, {
        browser,
        client: clientOf(request),
        signedIn,
      })
      request.subject = result.ok ? result.session.accountId : result.accountId
      if (!result.ok) {
        const { pseudonym } = services
        const names = { account: pseudonym(result.accountId), network: pseudonym(request.network.site) }
        request.log.warn(names, 'a passkey counted less than before, as a copy would: it was refused')
        throw new AppError('passkey_refused')
      }
      services.passkeyBrowsers.forget(reply)
      return beginSession(services, request, reply, result.session)
    },
  )
}
