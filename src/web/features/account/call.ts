import { LOGIN_OF_TAB_HEADER } from '#api/account-call-cookies'
import { ACCOUNT_PATHS } from '#api/account-paths'
import type { AccountCall, AccountResponses } from '#api/account-responses'
import type { ErrorBody } from '#api/errors'
import { PAGE_LANGUAGE_HEADER } from '#api/page-language'
import { isPrivateTab } from '#web/domain/storage/device-storage.ts'
import { LANGUAGE, isEnglish } from '#web/language/language.ts'
import { accountMessages } from './messages.ts'
import { authStore } from './use-auth.ts'

const GIVE_UP_AFTER_MS = 20_000

/** Why a call failed, in words to show. */
export interface Failure {
  /** `unreachable`: no response, or one that isn't ours. */
  code: ErrorBody['error']['code'] | 'unreachable'
  message: string
  /** Field of the payload that it is about. */
  field?: string | undefined
}

export type CallResult<ResponseBody> = { ok: true; body: ResponseBody } | { ok: false; failure: Failure }

interface CallOptions {
  /** Values of the path's `{...}`. */
  params?: Readonly<Record<string, string>>
  payload?: unknown
  /** `asked`: needs an account. `if_any`: the call is open to all, and tied to the account where there is one. */
  account?: 'asked' | 'if_any'
}

const UNREACHABLE: Failure = { code: 'unreachable', message: accountMessages.unreachable }

export const NOBODY_ANSWERED = { ok: false, failure: UNREACHABLE } as const

/**
 * Calls the server, by method and the name of the path; never throws. A token that ended on the way is traded for a new
 * one, once.
 */
export async function call<Name extends AccountCall>(
  name: Name,
  { params = {}, payload, account }: CallOptions = {},
): Promise<CallResult<AccountResponses[Name]>> {
  const [method, path] = name.split(' ') as [string, keyof typeof ACCOUNT_PATHS]
  const url = ACCOUNT_PATHS[path].replaceAll(/\{(\w+)\}/g, (_, param: string) =>
    encodeURIComponent(params[param]!),
  )
  try {
    const token = account ? await authStore.check() : null
    const result = await send<AccountResponses[Name]>(method, url, payload, token)
    if (result.ok || !token || result.failure.code !== 'not_signed_in') return result
    const renewed = await authStore.check('even_if_fresh')
    return renewed ? await send<AccountResponses[Name]>(method, url, payload, renewed) : result
  } catch {
    return NOBODY_ANSWERED
  }
}

async function send<ResponseBody>(
  method: string,
  path: string,
  payload: unknown,
  token: string | null,
): Promise<CallResult<ResponseBody>> {
  const isOfTab = isPrivateTab()
  const response = await fetch(path, {
    method,
    signal: AbortSignal.timeout(GIVE_UP_AFTER_MS),
    headers: {
      ...(payload !== undefined && { 'content-type': 'application/json' }),
      ...(!isEnglish && { [PAGE_LANGUAGE_HEADER]: LANGUAGE.tag }),
      ...(isOfTab && { [LOGIN_OF_TAB_HEADER]: 'yes' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(payload !== undefined && { body: JSON.stringify(payload) }),
  })
  const body = (await response.json()) as unknown
  // Unless it was wiped meanwhile.
  if (response.ok && isOfTab && isPrivateTab())
    (await import('./session-calls.ts')).keepTokens(body as object)
  if (response.ok) return { ok: true, body: body as ResponseBody }
  const failure = (body as Partial<ErrorBody> | null)?.error
  return { ok: false, failure: failure?.message ? failure : UNREACHABLE }
}
