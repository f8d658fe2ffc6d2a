import {
  ANSWERS_KEY,
  concernsAnswers,
  parseJson,
  RESULT_REACHED_KEY,
  SELF_TEST_PREFIX,
  type DeviceStorage,
} from '#web/domain/storage/device-storage.ts'
import { useStored } from '#web/domain/storage/device-store.ts'

/** How far the consultation on this device has come: begun, come to its result, or self-tests answered after it. */
export type Stage = 'begun' | 'finished' | 'tested'

/**
 * The stage by the names of what is stored; null when nothing was entered. It begins at the first answer that somebody else
 * could take over unseen, which is the place. The first page asks no more, and the store with all it needs to read answers
 * would add 30 kB to the 84 that it loads.
 */
export function stageOf(storage: Pick<DeviceStorage, 'read'>): Stage | null {
  const names = Object.keys(parseJson(storage.read(ANSWERS_KEY)) ?? {})
  // Flags of answers are called `<option>__<question>`.
  const flags = names.filter((name) => name.includes('__'))
  const isBegun = names.includes('painLocation') || flags.some((name) => !name.includes('.'))
  if (!isBegun) return null
  if (storage.read(RESULT_REACHED_KEY) === null) return 'begun'
  return flags.some((name) => name.includes(`__${SELF_TEST_PREFIX}`)) ? 'tested' : 'finished'
}

/** The same for a component; null while prerendering and hydrating, when it can't be known. */
export function useStage(): Stage | null {
  return useStored(concernsAnswers, stageOf, null)
}

/** Which result the answers on this device have led to, as it was stored; null when none or when it can't be known. */
export function useStoredReach(): string | null {
  return useStored(concernsAnswers, (storage) => storage.read(RESULT_REACHED_KEY), null)
}
