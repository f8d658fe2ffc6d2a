import type { Store } from '#web/state/store.ts'
import { deviceStorage, type DeviceStorage } from './device-storage.ts'

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
