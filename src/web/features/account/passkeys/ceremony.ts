import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { PASSKEY_SECONDS } from '#api/account-call-cookies'
import type { CreatedByPasskey } from '#api/credentials'
import type { Passkey, PasskeyCreationOptions, PasskeyRequestOptions } from '#api/passkeys'
import { call, type CallResult } from '../call.ts'
import { loginTrouble, type LoginTrouble } from '../log-in.ts'
import { accountMessages } from '../messages.ts'
import { authStore } from '../use-auth.ts'

/** A minute before what was asked for is void. */
const RENEW_MS = (PASSKEY_SECONDS - 60) * 1000

type Failed = Extract<CallResult<never>, { ok: false }>

/** Null when somebody is logged in now. Who is logged in already is asked for a passkey of the same account. */
export async function logInByPasskey(): Promise<LoginTrouble | null> {
  const asked = await call('POST passkeyLoginOptions', { account: 'if_any' })
  if (!asked.ok) return loginTrouble(asked, async () => null)
  try {
    return await finish(await startAuthentication({ optionsJSON: toSignIn(asked.body) }))
  } catch (error) {
    const words = wordsFor(error)
    return { toast: words, note: words }
  }
}

/**
 * Has the browser show passkeys in the list of the field for the username, until one is chosen or another request takes
 * its place; renewed while the page is in sight, since what was asked for is soon void.
 * @returns as `logInByPasskey`; `nothing` when none was chosen
 */
export async function offerPasskeys(gone: AbortSignal): Promise<LoginTrouble | null | 'nothing'> {
  if (!(await browserSupportsWebAuthnAutofill())) return 'nothing'
  while (!gone.aborted) {
    const asked = await call('POST passkeyLoginOptions')
    if (!asked.ok || gone.aborted) return 'nothing'
    const chosen = await fromList(asked.body, gone)
    if (chosen === 'nothing') return 'nothing'
    if (chosen !== 'renew') return finish(chosen)
  }
  return 'nothing'
}

async function fromList(options: PasskeyRequestOptions, gone: AbortSignal) {
  let isRenewed = false
  let isPending = true
  const stop = () => {
    if (isPending) WebAuthnAbortService.cancelCeremony()
  }
  const renew = () => {
    if (document.hidden) return document.addEventListener('visibilitychange', renew, { once: true })
    isRenewed = isPending
    stop()
  }
  const timer = setTimeout(renew, RENEW_MS)
  gone.addEventListener('abort', stop, { once: true })
  try {
    return await startAuthentication({ optionsJSON: toSignIn(options), useBrowserAutofill: true })
  } catch {
    return isRenewed ? 'renew' : 'nothing'
  } finally {
    isPending = false
    clearTimeout(timer)
    gone.removeEventListener('abort', stop)
  }
}

async function finish(credential: unknown): Promise<LoginTrouble | null> {
  const result = await call('POST passkeyLogin', { payload: { credential }, account: 'if_any' })
  return loginTrouble(result, () => authStore.check())
}

/** Makes an account with a passkey, and logs in. @param address left out, or the one to keep */
export async function signUpByPasskey(address: { email?: string }): Promise<CallResult<CreatedByPasskey>> {
  const payload = { ...address, adult: true }
  const asked = await call('POST passkeySignUpOptions', { payload })
  if (!asked.ok) return asked
  const made = await make(asked.body)
  if (!made.ok) return made
  const result = await call('POST passkeySignUp', {
    payload: { ...payload, credential: made.credential },
    account: 'if_any',
  })
  await authStore.check()
  return result
}

/** Adds a passkey to the account. @param guardedCall asks for a login that is more recent, where one is wanted */
export async function addPasskey(guardedCall: typeof call): Promise<CallResult<Passkey[]>> {
  const asked = await guardedCall('POST passkeyOptions', { account: 'asked' })
  if (!asked.ok) return asked
  const made = await make(asked.body)
  if (!made.ok) return made
  return call('POST passkeys', { payload: { credential: made.credential }, account: 'asked' })
}

async function make(options: PasskeyCreationOptions): Promise<{ ok: true; credential: unknown } | Failed> {
  try {
    return { ok: true, credential: await startRegistration({ optionsJSON: toMake(options) }) }
  } catch (error) {
    return { ok: false, failure: { code: 'passkey_refused', message: wordsFor(error) } }
  }
}

/** The description of the API says as much of them as it promises; the browser takes the whole. */
const toSignIn = (options: PasskeyRequestOptions) => options as PublicKeyCredentialRequestOptionsJSON
const toMake = (options: PasskeyCreationOptions) => options as PublicKeyCredentialCreationOptionsJSON

/** What the browser or the authenticator would not do, in words for people. */
function wordsFor(error: unknown): string {
  const { passkeyStopped, passkeyAlready, passkeyNotOnDevice, passkeyNotHere } = accountMessages
  switch (error instanceof Error ? error.name : '') {
    case 'InvalidStateError':
      return passkeyAlready
    case 'ConstraintError':
    case 'NotSupportedError':
      return passkeyNotOnDevice
    case 'SecurityError':
      return passkeyNotHere
    default:
      return passkeyStopped
  }
}
