import { useSyncExternalStore } from 'react'
import { deviceStorage, type DeviceStorage } from './device-storage.ts'
import { followOtherTabs } from './device-store.ts'

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
