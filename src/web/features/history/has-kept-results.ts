import { concernsKeptResults, KEPT_RESULTS_KEY } from '#web/domain/storage/device-storage.ts'
import { useStored } from '#web/domain/storage/device-store.ts'

/**
 * Whether results were kept on this device, without reading them: the first page asks no more, and their store would weigh
 * on its load. False while prerendering and hydrating, when it can't be known.
 */
export function useHasKeptResults(): boolean {
  return useStored(concernsKeptResults, (storage) => storage.read(KEPT_RESULTS_KEY) !== null, false)
}
