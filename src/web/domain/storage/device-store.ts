import type { Store } from '#web/state/store.ts'
import { deviceStorage, isPrivateTab, type DeviceStorage } from './device-storage.ts'
import { useSyncExternalStore } from 'react'

/** A store of something that this device keeps. */
export interface DeviceStore<Value> extends Store<Value> {
  /** Reads again what is stored: another tab may have changed it. */
  reload: () => void
}

/**
 * The one store of its kind on this device, made when it is first asked for. It follows what other tabs store.
 * @param concerns whether it keeps anything under this key; null is "everything was cleared"
 */
export function onDevice<Kind extends DeviceStore<unknown>>(
  create: (storage: DeviceStorage) => Kind,
  concerns: (key: string | null) => boolean,
): () => Kind {
  let store: Kind | undefined
  return () => {
    if (!store) {
      const created = create(deviceStorage())
      followOtherTabs(concerns, created.reload)
      store = created
    }
    return store
  }
}

/** @returns what ends it */
export function followOtherTabs(concerns: (key: string | null) => boolean, act: () => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    if (concerns(key)) act()
  }
  window.addEventListener('storage', heard)
  return () => window.removeEventListener('storage', heard)
}

/**
 * What is read off the device's storage without a store, which would weigh on the first page's load.
 * @param read gives a plain value; `meanwhile` stands for it while prerendering and hydrating
 */
export function useStored<Value, Meanwhile>(
  concerns: (key: string | null) => boolean,
  read: (storage: DeviceStorage) => Value,
  meanwhile: Meanwhile,
): Value | Meanwhile {
  return useSyncExternalStore<Value | Meanwhile>(
    (listener) => followOtherTabs(concerns, listener),
    () => read(deviceStorage()),
    () => meanwhile,
  )
}

/** Whether this tab keeps nothing on the device; false while prerendering and hydrating, when it can't be known. */
export function useIsPrivateTab(): boolean {
  return useStored(() => true, isPrivateTab, false)
}
