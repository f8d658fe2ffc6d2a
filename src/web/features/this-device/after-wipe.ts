import { clearDrafts } from '#web/domain/consultation/drafts.ts'
import { call } from '#web/features/account/call.ts'
import { showToast } from '#web/ui/toasts/show-toast.tsx'
import { deviceMessages } from './messages.ts'
import { wipedMessages } from './wiped-messages.ts'

/** Has the server wipe what pages can't, and says what is gone and what only the person can wipe. */
export async function finishWipe(): Promise<void> {
  clearDrafts()
  const { ok } = await call('POST forgetBrowser')
  if (ok) showToast('success', wipedMessages.wiped)
  else showToast('warning', deviceMessages.wipedButCache)
}
