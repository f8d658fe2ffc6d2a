import type { FastifyReply } from 'fastify'
import type { AccountServices } from '../accounts/services.ts'
import type { SendPrivate } from '../responses/send-private.ts'
import type { App } from '../http/app-type.ts'
import { refuseCrossSite } from '../http/cross-site.ts'
import { acceptJsonAlone } from '../http/json-body.ts'
import { createSecurityEvents } from '../http/security-events.ts'
import { createNetworkFinder } from '../limits/network.ts'
import { inLanguageOf } from '../words/language-of-request.ts'
import { findSignedIn, signedInOf, type AccountRoute } from './accounts/account-route.ts'
import { deleteProfileField } from './accounts/delete-profile-field.ts'
import { deleteOtherSessions, deleteSession } from './accounts/delete-sessions.ts'
import { getExport } from './accounts/get-export.ts'
import { getProfile } from './accounts/get-profile.ts'
import { getSession } from './accounts/get-session.ts'
import { getSessions } from './accounts/get-sessions.ts'
import { getSetPassword, postSetPassword } from './accounts/set-password.ts'
import { deleteAddressCode, postAddressCode, postConfirmAddress } from './accounts/post-confirm-address.ts'
import { postCreateAccount } from './accounts/post-create-account.ts'
import { postDeleteAccount } from './accounts/post-delete-account.ts'
import { postForgetBrowser } from './accounts/post-forget-browser.ts'
import { postForgetCache } from './accounts/post-forget-cache.ts'
import { postLogin } from './accounts/post-login.ts'
import { postLogout } from './accounts/post-logout.ts'
import {
  deletePasskey,
  getPasskeys,
  postPasskey,
  postPasskeyOptions,
  putPasskey,
} from './accounts/passkeys/own-passkeys.ts'
import { postPasskeyLogin, postPasskeyLoginOptions } from './accounts/passkeys/passkey-login.ts'
import { postPasskeySignUp, postPasskeySignUpOptions } from './accounts/passkeys/passkey-sign-up.ts'
import { postPassword } from './accounts/post-password.ts'
import { postPasswordReset, postPasswordResetCode } from './accounts/post-password-reset.ts'
import { postRefresh } from './accounts/post-refresh.ts'
import { postUserMessage } from './accounts/post-user-message.ts'
import { putProfileField } from './accounts/put-profile-field.ts'

const FOR_EVERYBODY: AccountRoute[] = [
  postLogin,
  postCreateAccount,
  getSetPassword,
  postSetPassword,
  postPasswordReset,
  postPasswordResetCode,
  postRefresh,
  postLogout,
  postForgetBrowser,
  postForgetCache,
  postUserMessage,
  postPasskeyLoginOptions,
  postPasskeyLogin,
  postPasskeySignUpOptions,
  postPasskeySignUp,
]

const FOR_SIGNED_IN: AccountRoute[] = [
  getSessions,
  deleteSession,
  deleteOtherSessions,
  postPassword,
  getProfile,
  putProfileField,
  deleteProfileField,
  postAddressCode,
  deleteAddressCode,
  postConfirmAddress,
  getExport,
  postDeleteAccount,
  getPasskeys,
  postPasskeyOptions,
  postPasskey,
  putPasskey,
  deletePasskey,
]

/**
 * The calls about accounts and messages. Who is asking is identified by the bearer token alone, never by a cookie, and
 * nothing here may be kept by a cache. The rest of the site does not run any of this.
 */
export function accountRoutes(
  app: App,
  services: AccountServices,
  trustedProxies: string | false,
  sendPrivate: SendPrivate,
): void {
  const findNetwork = createNetworkFinder(trustedProxies)
  // Asked with every page, it does without the hooks below: it changes nothing, has no limit, and is never refused.
  getSession(app, services, sendPrivate)
  void app.register(async (scope: App) => {
    acceptJsonAlone(scope)
    scope.decorateRequest('signedIn', null)
    scope.decorateRequest('network')
    scope.decorateRequest('hungUp')
    scope.decorateRequest('subject', '')
    const noteEvent = createSecurityEvents(services.pseudonym)
    scope.addHook('onRequest', (request, reply, done) => {
      reply.header('cache-control', 'no-store')
      request.network = findNetwork(request.raw)
      request.hungUp = signalOf(reply)
      refuseCrossSite(request, services.baseUrl)
      done()
    })
    // Last before the handler, which else would not see it.
    scope.addHook('preHandler', (request, _reply, done) => inLanguageOf(request.headers, done))
    scope.addHook('onResponse', (request, reply, done) => {
      noteEvent(request, reply)
      done()
    })
    for (const route of FOR_EVERYBODY) route(scope, services)
    void scope.register(async (inner: App) => {
      inner.addHook('onRequest', async (request) => {
        request.signedIn = await findSignedIn(services, request)
        signedInOf(request)
      })
      for (const route of FOR_SIGNED_IN) route(inner, services)
    })
  })
}

/**
 * Aborted when the connection closes before the response is out. Fastify's `request.signal` is aborted as soon as the
 * body has been read.
 */
function signalOf({ raw }: FastifyReply): AbortSignal {
  const waiting = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) waiting.abort()
  })
  return waiting.signal
}
