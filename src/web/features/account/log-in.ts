import type { Tokens } from '#api/credentials'
import { sentenceOf } from '#web/ui/words.ts'
import { call, type CallResult } from './call.ts'
import { accountMessages } from './messages.ts'
import { authStore } from './use-auth.ts'

export interface Credentials {
  username: string
  password: string
  /** For a phone number that doesn't name its country. */
  dialCode?: string
}

/** What to say in a toast, and above the form, where there may be more to say. */
export interface LoginTrouble {
  toast: string
  note: string
}

/** Null when somebody is signed in now. The tokens in the response are left alone: cookies hold them. */
export async function logIn(credentials: Credentials): Promise<LoginTrouble | null> {
  // A log-out that the server does not know of yet must not end the session that begins now; one that goes on here ends with it.
  const result = await call('POST login', { payload: credentials, account: 'if_any' })
  return loginTrouble(result, () => authStore.check())
}

/** @param checkToken whether the cookie has come with the response */
export async function loginTrouble(
  result: CallResult<Partial<Tokens>>,
  checkToken: () => Promise<string | null>,
): Promise<LoginTrouble | null> {
  const { loginNoTokens, loginException } = accountMessages
  if (result.ok) {
    const isIn = result.body.access && (await checkToken())
    return isIn ? null : { toast: loginNoTokens, note: loginNoTokens }
  }
  const { code, message } = result.failure
  return code === 'unreachable' || code === 'internal_error'
    ? { toast: loginException, note: `${sentenceOf(loginException)} ${message}` }
    : { toast: message, note: message }
}
