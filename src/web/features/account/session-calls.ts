import { ACCOUNT_PATHS } from '#api/account-paths'
import { tokenOf } from './access-token.ts'
import type { RefreshResult } from './auth-store.ts'
import { heldIn } from './session-cookie.ts'

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

/** Tells the server of a log-out that it could not be told of then; never throws. It removes both cookies. */
export function finishLogOut(): Promise<void> {
  loggingOut ??= alone(async () => {
    if (heldHere().isLogOutPending) await post(ACCOUNT_PATHS.logout)
  }).finally(() => (loggingOut = null))
  return loggingOut
}

const heldHere = () => heldIn(document.cookie, location.protocol === 'https:')

/** Browsers offer locks to https pages only; without, at least each tab asks once at a time. */
function alone<Result>(ask: () => Promise<Result>): Promise<Result> {
  // The types promise it to every page.
  const locks = navigator.locks as LockManager | undefined
  return locks ? locks.request(LOCK, ask) : ask()
}

async function askForToken(ended: string | null): Promise<RefreshResult> {
  const { session } = heldHere()
  if (!session) return 'refused'
  const token = tokenOf(session, document.cookie)
  if (token && token !== ended) return 'fresh'
  const response = await post(ACCOUNT_PATHS.refresh)
  if (response?.ok) return 'fresh'
  return response?.status === 401 ? 'refused' : 'unreachable'
}

/** Null when the site could not be reached. */
async function post(path: string): Promise<Response | null> {
  try {
    return await fetch(path, { method: 'POST', signal: AbortSignal.timeout(GIVE_UP_AFTER_MS) })
  } catch {
    return null
  }
}
