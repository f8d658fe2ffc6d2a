import { onDevice } from '#web/domain/storage/device-store.ts'
import { concernsKeptResults } from '#web/domain/storage/stored-keys.ts'
import { useStore } from '#web/state/use-store.ts'
import type { KeptResult } from './kept-result.ts'
import { createKeptResultsStore } from './kept-results-store.ts'

/** This device's kept results. Only in the browser. */
export const keptResultsStore = onDevice(createKeptResultsStore, concernsKeptResults)

/** The kept results, latest first; null while prerendering and hydrating, when they can't be known. */
export function useKeptResults(): readonly KeptResult[] | null {
  return useStore(keptResultsStore, null)
}
