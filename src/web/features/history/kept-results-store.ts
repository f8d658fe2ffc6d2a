import { parseJson, type DeviceStorage } from '#web/domain/storage/device-storage.ts'
import { KEPT_RESULTS_KEY } from '#web/domain/storage/stored-keys.ts'
import { readKept, writeKept, type KeptResult } from './kept-result.ts'

/** About 4 kB each, of the 5 MB that browsers allow a site. The oldest makes room. */
const KEPT_AT_MOST = 50

/** The only owner of the kept results; latest first. */
export interface KeptResultsStore {
  current(): readonly KeptResult[]
  /** A result of the same answers takes the place of the one kept before. */
  keep(result: KeptResult): void
  remove(id: string): void
  clear(): void
  /** Reads again what is stored: another tab may have changed it. */
  reload(): void
  subscribe(listener: () => void): () => void
}

export function createKeptResultsStore(storage: DeviceStorage): KeptResultsStore {
  const listeners = new Set<() => void>()
  let current = load()

  function load(): readonly KeptResult[] {
    return readKept(parseJson(storage.read(KEPT_RESULTS_KEY)))
  }

  function put(results: readonly KeptResult[]) {
    current = results
    if (results.length > 0) storage.write(KEPT_RESULTS_KEY, writeKept(results))
    else storage.remove(KEPT_RESULTS_KEY)
    for (const listener of listeners) listener()
  }

  return {
    current: () => current,
    keep: (result) =>
      put([result, ...current.filter((each) => !isOfSameAnswers(each, result))].slice(0, KEPT_AT_MOST)),
    remove: (id) => put(current.filter((each) => each.id !== id)),
    clear: () => put([]),
    reload() {
      current = load()
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Whether nothing would be lost if these answers were. */
export function isKept(results: readonly KeptResult[], answers: KeptResult['answers']): boolean {
  return results.some((each) => isOfSameAnswers(each, { answers }))
}

function isOfSameAnswers(a: Pick<KeptResult, 'answers'>, b: Pick<KeptResult, 'answers'>): boolean {
  return JSON.stringify(a.answers) === JSON.stringify(b.answers)
}
