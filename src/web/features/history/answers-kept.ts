import type { DeviceStorage } from '#web/domain/storage/device-storage.ts'
import { ANSWERS_KEY, KEPT_RESULTS_KEY } from '#web/domain/storage/stored-keys.ts'

/**
 * Whether the answers stored now are those of a kept result, so that wiping them loses nothing. Without reading either: what
 * `isKept` compares stands in both texts, and the kept results' store would weigh on every page of the consultation.
 */
export function areAnswersKept(storage: Pick<DeviceStorage, 'read'>): boolean {
  const answers = storage.read(ANSWERS_KEY)
  return answers !== null && (storage.read(KEPT_RESULTS_KEY) ?? '').includes(`"answers":${answers}`)
}
