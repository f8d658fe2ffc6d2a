import { ACCESS_COOKIE, ACCOUNT_PATHS } from '#api/account-paths'
import { showToast } from '#web/ui/toasts/show-toast.tsx'
import { call } from './call.ts'
import { accountMessages } from './messages.ts'
import { authStore } from './use-auth.ts'

/** Ends the session; the server removes both cookies. When it can't be reached, at least this browser forgets. */
export async function logOut(): Promise<void> {
  const { ok } = await call('POST', ACCOUNT_PATHS.logout, { account: 'if_any' })
  forgetAccess()
  if (ok) showToast('info', accountMessages.loggedOut)
  else showToast('warning', accountMessages.loggedOutHere)
}

/** Nobody is signed in here any more, whatever the server said. */
export function forgetAccess(): void {
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store is not in every browser yet
  document.cookie = `${ACCESS_COOKIE}=; Path=/; Max-Age=0; SameSite=Strict`
  void authStore.check()
}
