import { ACCESS_COOKIE, sessionCookie } from '#api/account-cookies'
import { LOGIN_OF_TAB_HEADER } from '#api/account-call-cookies'
import { ACCOUNT_PATHS } from '#api/account-paths'
import type { Tokens } from '#api/credentials'
import { sessionOf, tokenOf } from './access-token.ts'
import type { RefreshResult } from './auth-store.ts'
import { heldIn } from './session-cookie.ts'
import { cookiesHere, dropTabLogin, keepTabLogin, refreshOfTab } from './tab-login.ts'

const LOCK = 'pp_refresh'
const GIVE_UP_AFTER_MS = 15_000

let refreshing: Promise<RefreshResult> | null = null
let loggingOut: Promise<void> | null = null

/**
 * Trades the refresh cookie for a new pair of tokens; never throws. The cookie works once, and using it twice ends the
 * session: so one call at a time, over all tabs, and none when another tab has already brought a new token.
 */
export function refreshSession(ended: string | null): Promise<RefreshResult> {
  refreshing ??= alone(() => askForToken(ended)).finally(() => (refreshing = null))
  return refreshing
}

/** Reports a log-out to the server that could not be reached then; never throws. It removes both cookies. */
export function finishLogOut(): Promise<void> {
  loggingOut ??= alone(async () => {
    if (heldHere().isLogOutPending) await post(ACCOUNT_PATHS.logout)
  }).finally(() => (loggingOut = null))
  return loggingOut
}

/** Reports a log-out in a private tab to the server; never throws. @returns whether it was received */
export async function endTabLogin(refresh: string): Promise<boolean> {
  const response = await post(ACCOUNT_PATHS.logout, refresh)
  return response?.ok ?? false
}

/** Keeps the tokens of a response in this tab, if it has both. */
export function keepTokens({ access, refresh }: Partial<Tokens>): void {
  const session = access ? sessionOf(access) : null
  if (session === null || !refresh) return
  keepTabLogin({ cookies: `${sessionCookie(isSecure())}=${session}; ${ACCESS_COOKIE}=${access}`, refresh })
}

const isSecure = () => location.protocol === 'https:'
const heldHere = () => heldIn(cookiesHere(), isSecure())

/** Browsers offer locks to https pages only; without, at least each tab asks once at a time. */
function alone<Result>(ask: () => Promise<Result>): Promise<Result> {
  // The types promise it to every page.
  const locks = navigator.locks as LockManager | undefined
  return locks ? locks.request(LOCK, ask) : ask()
}

async function askForToken(ended: string | null): Promise<RefreshResult> {
  const { session } = heldHere()
  if (!session) return 'refused'
  const token = tokenOf(session, cookiesHere())
  if (token && token !== ended) return 'fresh'
  const ofTab = refreshOfTab()
  const response = await post(ACCOUNT_PATHS.refresh, ofTab)
  if (response?.ok && ofTab !== null) keepTokens((await response.json()) as Tokens)
  if (response?.ok) return 'fresh'
  if (response?.status !== 401) return 'unreachable'
  dropTabLogin()
  return 'refused'
}

/** Null when the site could not be reached. @param ofTab what a tab that keeps nothing sends in place of the cookie */
async function post(path: string, ofTab: string | null = null): Promise<Response | null> {
  try {
    return await fetch(path, {
      method: 'POST',
      signal: AbortSignal.timeout(GIVE_UP_AFTER_MS),
      ...(ofTab !== null && {
        headers: { 'content-type': 'application/json', [LOGIN_OF_TAB_HEADER]: 'yes' },
        body: JSON.stringify({ refresh: ofTab }),
      }),
    })
  } catch {
    return null
  }
}
