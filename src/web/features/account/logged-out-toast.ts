import { showToast } from '#web/ui/toasts/show-toast.tsx'
import { accountMessages } from './messages.ts'

/** @param isTold whether the server has heard of it */
export function showLoggedOut(isTold: boolean): void {
  if (isTold) showToast('info', accountMessages.loggedOut)
  else showToast('warning', accountMessages.loggedOutHere)
}
