import type { ErrorBody } from '#api/errors'
import { accountMessages } from './messages.ts'
import { authStore } from './use-auth.ts'

const GIVE_UP_AFTER_MS = 20_000

/** Why a call failed, in words to show. */
export interface Failure {
  /** `unreachable`: no answer, or one that isn't ours. */
  code: ErrorBody['error']['code'] | 'unreachable'
  message: string
  /** Field of the payload that it is about. */
  field?: string | undefined
}

export type CallResult<Answer> = { ok: true; answer: Answer } | { ok: false; failure: Failure }

interface CallOptions {
  payload?: unknown
  /** `asked`: needs an account. `if_any`: the call is open to all, and tied to the account where there is one. */
  account?: 'asked' | 'if_any'
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

const UNREACHABLE: Failure = { code: 'unreachable', message: accountMessages.unreachable }

/** Calls the server; never throws. A token that ended on the way is traded for a new one, once. */
export async function call<Answer>(
  method: Method,
  path: string,
  { payload, account }: CallOptions = {},
): Promise<CallResult<Answer>> {
  try {
    const token = account ? await authStore.check() : null
    const result = await send<Answer>(method, path, payload, token)
    if (result.ok || !token || result.failure.code !== 'not_signed_in') return result
    const renewed = await authStore.check('even_if_fresh')
    return renewed ? await send<Answer>(method, path, payload, renewed) : result
  } catch {
    return { ok: false, failure: UNREACHABLE }
  }
}

async function send<Answer>(
  method: Method,
  path: string,
  payload: unknown,
  token: string | null,
): Promise<CallResult<Answer>> {
  const response = await fetch(path, {
    method,
    signal: AbortSignal.timeout(GIVE_UP_AFTER_MS),
    headers: {
      ...(payload !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(payload !== undefined && { body: JSON.stringify(payload) }),
  })
  const body = (await response.json()) as unknown
  if (response.ok) return { ok: true, answer: body as Answer }
  const failure = (body as Partial<ErrorBody> | null)?.error
  return { ok: false, failure: failure?.message ? failure : UNREACHABLE }
}
