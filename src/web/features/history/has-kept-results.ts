import { useSyncExternalStore } from 'react'
import { deviceStorage } from '#web/domain/storage/device-storage.ts'
import { KEPT_RESULTS_KEY } from '#web/domain/storage/stored-keys.ts'

/**
 * Whether results were kept on this device, without reading them: the first page asks no more, and their store would weigh
 * on its load. False while prerendering and hydrating, when it can't be known.
 */
export function useHasKeptResults(): boolean {
  return useSyncExternalStore(
    onChange,
    () => deviceStorage().read(KEPT_RESULTS_KEY) !== null,
    () => false,
  )
}

/** Another tab may keep or delete some. */
function onChange(listener: () => void): () => void {
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}
