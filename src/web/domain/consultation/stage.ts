import {
  ANSWERS_KEY,
  concernsAnswers,
  RESULT_REACHED_KEY,
  type DeviceStorage,
} from '#web/domain/storage/device-storage.ts'
import { useStored } from '#web/domain/storage/device-store.ts'

/** The place, which is told before all else, or the flag of an answered question; those of self-tests have a dot in their name. */
const TOLD = /"painLocation":|"[a-z0-9_]+__[a-z0-9_]+":true/
const TESTED = /__self_test\./

/** How far the consultation on this device has come: some told, come to its result, or self-tests answered after it. */
export type Stage = 'begun' | 'finished' | 'tested'

/**
 * The stage without reading what was told; null when nothing was. It begins at the first answer that somebody else could take
 * over unseen, which is the place. Small on purpose: the first page asks no more, and the store with all it needs would cost
 * its load 2 kB.
 */
export function stageOf(storage: Pick<DeviceStorage, 'read'>): Stage | null {
  const answers = storage.read(ANSWERS_KEY) ?? ''
  if (!TOLD.test(answers)) return null
  if (storage.read(RESULT_REACHED_KEY) === null) return 'begun'
  return TESTED.test(answers) ? 'tested' : 'finished'
}

/** The same for a component; null while prerendering and hydrating, when it can't be known. */
export function useStage(): Stage | null {
  return useStored(concernsAnswers, stageOf, null)
}

/** Which result the answers on this device have led to, as it was stored; null when none or when it can't be known. */
export function useStoredReach(): string | null {
  return useStored(concernsAnswers, (storage) => storage.read(RESULT_REACHED_KEY), null)
}
