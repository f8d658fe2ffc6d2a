import { showToast } from '#web/ui/toasts/show-toast.tsx'
import { accountMessages } from './messages.ts'

/** @param serverKnows whether the server knows of it */
export function showLoggedOut(serverKnows: boolean): void {
  if (serverKnows) showToast('info', accountMessages.loggedOut)
  else showToast('warning', accountMessages.loggedOutHere)
}
