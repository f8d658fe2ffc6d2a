import { useSyncExternalStore } from 'react'
import { deviceStorage, type DeviceStorage } from './device-storage.ts'
import { ANSWERS_KEY, concernsAnswers } from './stored-keys.ts'

/** The place, which is told before all else, or the flag of an answered question; those of self-tests have a dot in their name. */
const TOLD = /"painLocation":|"[a-z0-9_]+__[a-z0-9_]+":true/

/**
 * Whether a consultation was begun on this device, without reading what was told: at the first answer that somebody else
 * could take over unseen, which is the place. Small on purpose: the first page asks no more,
 * and the store with all it needs would cost its load 2 kB.
 */
export function hasAnswers(storage: Pick<DeviceStorage, 'read'>): boolean {
  return TOLD.test(storage.read(ANSWERS_KEY) ?? '')
}

/** The same for a component; false while prerendering and hydrating, when it can't be known. */
export function useHasAnswers(): boolean {
  return useSyncExternalStore(
    onChange,
    () => hasAnswers(deviceStorage()),
    () => false,
  )
}

/** Another tab may answer or wipe. */
function onChange(listener: () => void): () => void {
  const heard = ({ key }: StorageEvent) => concernsAnswers(key) && listener()
  window.addEventListener('storage', heard)
  return () => window.removeEventListener('storage', heard)
}
