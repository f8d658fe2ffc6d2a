import { ACCOUNT_PATHS } from '#api/account-paths'
import { createAccountPayload, createdAccount } from '#api/credentials'
import { errorBody } from '#api/errors'
import { createAccount } from '../../accounts/create-account.ts'
import { countPhoneSignUp } from '../../accounts/reserve-code.ts'
import { requireGoodPassword, requireSamePassword } from '../../accounts/passwords.ts'
import { requireSmsReach } from '../../delivery/sms-reach.ts'
import { AppError } from '../../errors/app-error.ts'
import { LIMITS } from '../../limits/limits.ts'
import { byNetwork } from '../../limits/network.ts'
import { clientOf, type AccountRoute } from './account-route.ts'
import { readAddress } from './read-address.ts'

export const postCreateAccount: AccountRoute = (app, services) => {
  app.post(
    ACCOUNT_PATHS.createAccount,
    {
      schema: {
        tags: ['account'],
        operationId: 'createAccount',
        summary: 'Makes an account with an email address or a phone number, and sends a code to it',
        body: createAccountPayload,
        response: {
          201: createdAccount,
          400: errorBody,
          403: errorBody,
          409: errorBody,
          429: errorBody,
          503: errorBody,
        },
      },
    },
    async (request, reply) => {
      const { password, confirmPassword, adult } = request.body
      const address = readAddress(request.body)
      request.subject = address.value
      requireSamePassword(password, confirmPassword)
      requireGoodPassword(password, [address.value])
      if (adult === false) throw new AppError('adults_only', { field: 'adult' })
      if (address.kind === 'phone') requireSmsReach(address.value, services.smsCountries, 'phone')
      const client = clientOf(request)
      await services.limiter.charge([
        ...byNetwork(LIMITS.signUpByNetwork, client.network),
        [LIMITS.signUpByAddress, address.value],
      ])
      if (address.kind === 'phone') await countPhoneSignUp(services, client.network)
      await createAccount(services, { address, password, isAdult: adult === true, client })
      return reply
        .code(201)
        .send(address.kind === 'email' ? { email: address.value } : { phone_number: address.value })
    },
  )
}
