import { useState } from 'react'
import { useLocation } from 'wouter'
import { deleteStores, forgetFiles } from '#web/domain/offline/keep-for-offline.ts'
import { clearStorage, isPrivateTab } from '#web/domain/storage/device-storage.ts'
import { useIsPrivateTab } from '#web/domain/storage/device-store.ts'
import { logOut, logOutOfTab } from '#web/features/account/use-auth.ts'
import { Button } from '#web/ui/button.tsx'
import { deviceMessages } from './messages.ts'

/** Wipes all that this page can reach. */
export async function wipeDevice(): Promise<void> {
  const ofTab = isPrivateTab() ? logOutOfTab() : null
  clearStorage()
  await Promise.all([forgetFiles(), ofTab, logOut()])
}

/**
 * Wipes all that this site has kept in the browser: answers, results, settings, the login, and what works without a network.
 * In one tap, for somebody who shares the device; then comes the home page, which tells nothing.
 */
export function WipeDeviceButton() {
  const [path, navigate] = useLocation()
  const [wiping, setWiping] = useState<'not_yet' | 'now' | 'cut_off'>('not_yet')
  const isPrivate = useIsPrivateTab()

  async function wipe() {
    setWiping('now')
    if (path !== '/') navigate('/')
    await wipeDevice()
    try {
      const { finishWipe } = await import('./after-wipe.ts')
      // Its files came by way of the worker, too.
      await deleteStores()
      await finishWipe()
      setWiping('not_yet')
    } catch {
      setWiping('cut_off')
    }
  }

  return (
    <p data-print="never">
      {isPrivate ? `${deviceMessages.private} ` : null}
      <output>{wiping === 'cut_off' ? deviceMessages.wipedButCache : null}</output>
      <Button look="quiet" disabled={wiping === 'now'} onClick={() => void wipe()}>
        {wiping === 'now' ? deviceMessages.wiping : deviceMessages.wipe}
      </Button>
    </p>
  )
}
