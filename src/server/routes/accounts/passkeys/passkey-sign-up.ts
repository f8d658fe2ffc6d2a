import { ACCOUNT_PATHS } from '#api/account-paths'
import { createdByPasskey } from '#api/credentials'
import { errorBody } from '#api/errors'
import { passkeyCreationOptions, passkeySignUpOptionsPayload, passkeySignUpPayload } from '#api/passkeys'
import { askToSignUp, signUpByPasskey } from '../../../accounts/passkeys/sign-up.ts'
import { AppError } from '../../../errors/app-error.ts'
import { clientOf, type AccountRoute } from '../account-route.ts'
import { beginSession } from '../begin-session.ts'
import { readAddressIfAny } from '../read-address.ts'
import { browserOf, requireOurAddress } from './passkey-request.ts'

export const postPasskeySignUpOptions: AccountRoute = (app, services) => {
  app.post(
    ACCOUNT_PATHS.passkeySignUpOptions,
    {
      schema: {
        tags: ['passkey'],
        operationId: 'askForFirstPasskey',
        summary: 'What to ask an authenticator for an account that is to be made with a passkey',
        body: passkeySignUpOptionsPayload,
        response: {
          200: passkeyCreationOptions,
          400: errorBody,
          403: errorBody,
          409: errorBody,
          429: errorBody,
        },
      },
    },
    async (request, reply) => {
      requireOurAddress(services, request)
      const address = readAddressIfAny(request.body)
      request.subject = address?.value ?? ''
      if (request.body.adult !== true) throw new AppError('adults_only', { field: 'adult' })
      const browser = services.passkeyBrowsers.name(reply)
      return askToSignUp(services, { address, browser, network: request.network })
    },
  )
}

export const postPasskeySignUp: AccountRoute = (app, services) => {
  app.post(
    ACCOUNT_PATHS.passkeySignUp,
    {
      schema: {
        tags: ['passkey'],
        operationId: 'createAccountByPasskey',
        summary:
          'Makes an account with a passkey, and signs in; an address, if one is given, is sent a code. It is the one that was asked for',
        body: passkeySignUpPayload,
        response: {
          201: createdByPasskey,
          400: errorBody,
          401: errorBody,
          403: errorBody,
          409: errorBody,
          429: errorBody,
        },
      },
    },
    async (request, reply) => {
      const browser = browserOf(services, request)
      const address = readAddressIfAny(request.body)
      request.subject = address?.value ?? ''
      const { adult, credential } = request.body
      if (adult !== true) throw new AppError('adults_only', { field: 'adult' })
      const client = clientOf(request)
      const session = await signUpByPasskey(services, credential, { address, browser, client })
      services.passkeyBrowsers.forget(reply)
      const tokens = await beginSession(services, request, reply, session)
      const email = address?.kind === 'email' ? address.value : null
      const phone = address?.kind === 'phone' ? address.value : null
      return reply.code(201).send({ ...tokens, email, phone_number: phone })
    },
  )
}
