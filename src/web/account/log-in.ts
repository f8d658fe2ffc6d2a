import { ACCOUNT_PATHS } from '#api/account-paths'
import type { Tokens } from '#api/credentials'
import { call, type CallResult } from './call.ts'
import { accountMessages } from './messages.ts'
import { authStore } from './use-auth.ts'

export interface Credentials {
  username: string
  password: string
  /** For a phone number that doesn't name its country. */
  dialCode?: string
}

/** Null when somebody is signed in now, else what to say. The tokens in the answer are left alone: cookies hold them. */
export async function logIn(credentials: Credentials): Promise<string | null> {
  return loginTrouble(
    await call<Partial<Tokens>>('POST', ACCOUNT_PATHS.login, { payload: credentials }),
    () => authStore.check(),
  )
}

/** @param checkToken whether the cookie has come with the answer */
export async function loginTrouble(
  result: CallResult<Partial<Tokens>>,
  checkToken: () => Promise<string | null>,
): Promise<string | null> {
  if (result.ok) return result.answer.access && (await checkToken()) ? null : accountMessages.loginNoTokens
  const { code, message } = result.failure
  return code === 'unreachable' || code === 'internal_error' ? accountMessages.loginException : message
}
