import { useLocation } from 'wouter'
import { START_HREF } from '#web/domain/flow/flow.ts'
import { isLockOn, makeTabPrivate } from '#web/domain/storage/device-storage.ts'
import { useIsPrivateTab } from '#web/domain/storage/device-store.ts'
import { Button } from '#web/ui/button.tsx'
import { deviceMessages } from './messages.ts'
import { startPrivateMessages } from './start-private-messages.ts'

/** Starts a consultation that leaves nothing on the device; of such a tab it says that it is one. */
export function StartPrivate() {
  const [, navigate] = useLocation()
  if (useIsPrivateTab()) return <output>{deviceMessages.private}</output>

  async function start() {
    const isOpen = isLockOn()
    // Without it what is entered lives in the page's memory.
    await import('./private-tab.ts').then(({ startPrivateTab }) => startPrivateTab()).catch(makeTabPrivate)
    // What a lock had kept leaves the page's memory, too.
    if (isOpen) window.location.assign(START_HREF)
    else navigate(START_HREF)
  }

  return (
    <Button look="quiet" onClick={() => void start()}>
      {startPrivateMessages.start}
    </Button>
  )
}
