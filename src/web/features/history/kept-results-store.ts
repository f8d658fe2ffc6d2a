import {
  parseJson,
  KEPT_RESULTS_KEY,
  concernsKeptResults,
  type DeviceStorage,
} from '#web/domain/storage/device-storage.ts'
import { onDevice, type DeviceStore } from '#web/domain/storage/device-store.ts'
import { createStore, useStore } from '#web/state/store.ts'
import { readKept, writeKept, type KeptResult } from './kept-result.ts'

/** About 4 kB each, of the 5 MB that browsers allow a site. The oldest makes room. */
const KEPT_AT_MOST = 50

/** The only owner of the kept results; latest first. */
export interface KeptResultsStore extends DeviceStore<readonly KeptResult[]> {
  /** A result of the same answers takes the place of the one kept before. */
  keep(result: KeptResult): void
  remove(id: string): void
  clear(): void
}

export function createKeptResultsStore(storage: DeviceStorage): KeptResultsStore {
  const { current, put, subscribe } = createStore(load())

  function load(): readonly KeptResult[] {
    return readKept(parseJson(storage.read(KEPT_RESULTS_KEY)))
  }

  function save(results: readonly KeptResult[]) {
    if (results.length > 0) storage.write(KEPT_RESULTS_KEY, writeKept(results))
    else storage.remove(KEPT_RESULTS_KEY)
    put(results)
  }

  return {
    current,
    subscribe,
    keep: (result) =>
      save([result, ...current().filter((each) => !isOfSameAnswers(each, result))].slice(0, KEPT_AT_MOST)),
    remove: (id) => save(current().filter((each) => each.id !== id)),
    clear: () => save([]),
    reload: () => put(load()),
  }
}

/** Whether nothing would be lost if these answers were. */
export function isKept(results: readonly KeptResult[], answers: KeptResult['answers']): boolean {
  return results.some((each) => isOfSameAnswers(each, { answers }))
}

function isOfSameAnswers(a: Pick<KeptResult, 'answers'>, b: Pick<KeptResult, 'answers'>): boolean {
  return JSON.stringify(a.answers) === JSON.stringify(b.answers)
}

/** This device's kept results. Only in the browser. */
export const keptResultsStore = onDevice(createKeptResultsStore, concernsKeptResults)

/** The kept results, latest first; null while prerendering and hydrating, when they can't be known. */
export function useKeptResults(): readonly KeptResult[] | null {
  return useStore(keptResultsStore, null)
}
