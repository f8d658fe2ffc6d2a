import { useState, type ComponentType } from 'react'
import { isLockOn, LOCK_KEY } from '#web/domain/storage/device-storage.ts'
import { useStored } from '#web/domain/storage/device-store.ts'
import { Button } from '#web/ui/button.tsx'
import { lockMessages } from './messages.ts'

/** Whether what this tab reads is under a lock; false while prerendering and hydrating, when it can't be known. */
export function useIsLockOn(): boolean {
  return useStored((key) => key === null || key === LOCK_KEY, isLockOn, false)
}

/** Opens the settings of the lock, which load when they are asked for. */
export function LockButton() {
  const [Settings, setSettings] = useState<ComponentType | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const isOn = useIsLockOn()

  async function load() {
    setHasFailed(false)
    try {
      const { LockSettings } = await import('./lock-settings.tsx')
      setSettings(() => LockSettings)
    } catch {
      setHasFailed(true)
    }
  }

  if (Settings) return <Settings />
  return (
    <p>
      <Button look="secondary" onClick={() => void load()}>
        {isOn ? lockMessages.settingsOn : lockMessages.settings}
      </Button>
      <output>{hasFailed ? lockMessages.failedToLoad : null}</output>
    </p>
  )
}
