import { ACCESS_COOKIE, ACCOUNT_PATHS, SESSION_IDLE_SECONDS } from '#api/account-paths'
import { showToast } from '#web/ui/toasts/show-toast.tsx'
import { LOG_OUT_PENDING } from './access-cookie.ts'
import { call } from './call.ts'
import { accountMessages } from './messages.ts'
import { authStore } from './use-auth.ts'

/**
 * Ends the session; the server removes both cookies. When it can't be reached, this browser is signed out all the same, and
 * remembers to tell the server at the next contact.
 */
export async function logOut(): Promise<void> {
  const { ok } = await call('POST', ACCOUNT_PATHS.logout, { account: 'if_any' })
  if (ok) {
    forgetAccess()
    showToast('info', accountMessages.loggedOut)
  } else {
    writeAccess(LOG_OUT_PENDING, SESSION_IDLE_SECONDS)
    showToast('warning', accountMessages.loggedOutHere)
  }
}

/** Nobody is signed in here any more, whatever the server said. */
export function forgetAccess(): void {
  writeAccess('', 0)
}

function writeAccess(value: string, seconds: number): void {
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store is not in every browser yet
  document.cookie = `${ACCESS_COOKIE}=${value}; Path=/; Max-Age=${seconds}; SameSite=Strict`
  void authStore.check()
}
