import { REFUSED_ENTRY, RELEASE_STORE } from '#web/domain/offline/stores.ts'
import { showToast } from '#web/ui/toasts/show-toast.tsx'
import { refusedMessages } from './messages.ts'

/** Pages of the last version that was signed tell nobody by themselves that there is a newer one. */
export async function sayWhatIsRefused(): Promise<void> {
  if (await caches.match(REFUSED_ENTRY, { cacheName: RELEASE_STORE }))
    showToast('warning', refusedMessages.older)
}
