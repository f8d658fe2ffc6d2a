import { ACCOUNT_PATHS } from '#api/account-paths'
import {
  passwordResetCodePayload,
  passwordResetPayload,
  passwordResetSent,
  passwordResetSlug,
} from '#api/credentials'
import { errorBody } from '#api/errors'
import { parsePhone, parseUsername } from '../../accounts/addresses.ts'
import { requestReset, tradeResetCode } from '../../accounts/password-reset.ts'
import { AppError } from '../../errors/app-error.ts'
import { clientOf, type AccountRoute } from './account-route.ts'

export const postPasswordReset: AccountRoute = (app, services) => {
  app.post(
    ACCOUNT_PATHS.passwordReset,
    {
      schema: {
        tags: ['account'],
        operationId: 'requestPasswordReset',
        summary: 'Sends a link or a code for a new password, if there is such an account',
        body: passwordResetPayload,
        response: { 202: passwordResetSent, 400: errorBody, 429: errorBody },
      },
    },
    async (request, reply) => {
      const { username, dialCode, ticket } = request.body
      const address = parseUsername(username, dialCode)
      if (address === null) {
        throw new AppError(username.includes('@') ? 'invalid_email' : 'invalid_phone', { field: 'username' })
      }
      request.subject = address.value
      const sent = await requestReset(services, { address, ticket }, clientOf(request))
      if (sent.by === 'email') return reply.code(202).send({ by: sent.by })
      return reply.code(202).send({ by: sent.by, ticket: sent.ticket, waiting: sent.isWaiting })
    },
  )
}

export const postPasswordResetCode: AccountRoute = (app, services) => {
  app.post(
    ACCOUNT_PATHS.passwordResetCode,
    {
      schema: {
        tags: ['account'],
        operationId: 'tradePasswordResetCode',
        summary: 'Trades the code that was sent to a phone for the slug of a set-password page',
        body: passwordResetCodePayload,
        response: { 200: passwordResetSlug, 400: errorBody, 429: errorBody },
      },
    },
    async (request) => {
      const { phone, dialCode, code, ticket } = request.body
      const number = parsePhone(phone, dialCode)
      if (number === null) throw new AppError('invalid_phone', { field: 'phone' })
      request.subject = number
      return tradeResetCode(services, { phone: number, code, ticket }, clientOf(request).network)
    },
  )
}
