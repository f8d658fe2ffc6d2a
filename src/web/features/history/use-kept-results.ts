import { useSyncExternalStore } from 'react'
import { deviceStorage } from '#web/domain/storage/device-storage.ts'
import { KEPT_RESULTS_KEY } from '#web/domain/storage/stored-keys.ts'
import type { KeptResult } from './kept-result.ts'
import { createKeptResultsStore, type KeptResultsStore } from './kept-results-store.ts'

let store: KeptResultsStore | undefined

/** This device's kept results. Only in the browser. */
export function keptResultsStore(): KeptResultsStore {
  if (!store) {
    const created = createKeptResultsStore(deviceStorage())
    window.addEventListener('storage', ({ key }) => {
      if (key === null || key === KEPT_RESULTS_KEY) created.reload()
    })
    store = created
  }
  return store
}

/** The kept results, latest first; null while prerendering and hydrating, when they can't be known. */
export function useKeptResults(): readonly KeptResult[] | null {
  return useSyncExternalStore(
    (listener) => keptResultsStore().subscribe(listener),
    () => keptResultsStore().current(),
    () => null,
  )
}
