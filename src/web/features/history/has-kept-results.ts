import {
  concernsKeptResults,
  KEPT_RESULTS_KEY,
  ANSWERS_KEY,
  type DeviceStorage,
} from '#web/domain/storage/device-storage.ts'
import { useStored } from '#web/domain/storage/device-store.ts'

/**
 * Whether results were kept on this device, without reading them: the first page asks no more, and their store would weigh
 * on its load. False while prerendering and hydrating, when it can't be known.
 */
export function useHasKeptResults(): boolean {
  return useStored(concernsKeptResults, (storage) => storage.read(KEPT_RESULTS_KEY) !== null, false)
}

/**
 * Whether the answers stored now are those of a kept result, so that wiping them loses nothing. Without reading either: what
 * `isKept` compares stands in both texts, and the kept results' store would weigh on every page of the consultation.
 */
export function areAnswersKept(storage: Pick<DeviceStorage, 'read'>): boolean {
  const answers = storage.read(ANSWERS_KEY)
  return answers !== null && (storage.read(KEPT_RESULTS_KEY) ?? '').includes(`"answers":${answers}`)
}
