import { ACCOUNT_PATHS } from '#api/account-paths'
import { accessTokenIn } from './access-cookie.ts'
import type { RefreshResult } from './auth-store.ts'

const LOCK = 'pp_refresh'
const GIVE_UP_AFTER_MS = 15_000

let underWay: Promise<RefreshResult> | null = null

/**
 * Trades the refresh cookie for a new pair of tokens; never throws. The cookie works once, and using it twice ends the
 * session: so one call at a time, over all tabs, and none when another tab has already brought a new token.
 */
export function refreshSession(ended: string): Promise<RefreshResult> {
  underWay ??= alone(() => askForToken(ended)).finally(() => (underWay = null))
  return underWay
}

/** Browsers offer locks to https pages only; without, at least each tab asks once at a time. */
function alone(ask: () => Promise<RefreshResult>): Promise<RefreshResult> {
  // The types promise it to every page.
  const locks = navigator.locks as LockManager | undefined
  return locks ? locks.request(LOCK, ask) : ask()
}

async function askForToken(ended: string): Promise<RefreshResult> {
  const kept = accessTokenIn(document.cookie)
  if (!kept) return 'refused'
  if (kept !== ended) return 'fresh'
  try {
    const { ok, status } = await fetch(ACCOUNT_PATHS.refresh, {
      method: 'POST',
      signal: AbortSignal.timeout(GIVE_UP_AFTER_MS),
    })
    if (ok) return 'fresh'
    return status === 401 ? 'refused' : 'unreachable'
  } catch {
    return 'unreachable'
  }
}
