import type { FastifyRequest } from 'fastify'
import type { AccountServices } from '../../../accounts/services.ts'
import { AppError } from '../../../errors/app-error.ts'

/** The browser that was asked. Throws `passkey_refused` for one that was not, or too long ago. */
export function browserOf({ passkeyBrowsers }: AccountServices, request: FastifyRequest): string {
  const browser = passkeyBrowsers.read(request)
  if (browser === null) throw new AppError('passkey_refused')
  return browser
}

/** An authenticator signs for the address that the operator gave: at any other no passkey can work, and the page is told. */
export function requireOurAddress({ baseUrl }: AccountServices, request: FastifyRequest): void {
  const ours = new URL(baseUrl).origin
  const { origin } = request.headers
  if (origin !== undefined && origin !== ours) {
    throw new AppError('passkeys_elsewhere', {
      explanation: ({ explanationMessages }) => explanationMessages.passkeysElsewhere({ address: ours }),
    })
  }
}
