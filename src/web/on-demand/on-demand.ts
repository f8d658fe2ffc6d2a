import { useCallback, useState, useSyncExternalStore } from 'react'
import { createStore, type Store } from '#web/state/store.ts'

/** What a page can do without until it is used, such as the search of a list that its HTML shows. */
export interface OnDemand<Value> extends Store<Value | null> {
  /** Fetches it, once. Rejects when it can't be had; the next call tries again. */
  load: () => Promise<void>
  /** Fetches it for a `load` that is likely to follow. */
  prefetch: () => void
}

/** @param fetch asked again only when it rejected */
export function onDemand<Value>(fetch: () => Promise<Value>): OnDemand<Value> {
  const store = createStore<Value | null>(null)
  let fetched: Promise<Value> | null = null
  const fetchOnce = () =>
    (fetched ??= fetch().catch((error: unknown) => {
      fetched = null
      throw error
    }))
  return {
    current: store.current,
    subscribe: store.subscribe,
    load: async () => store.put(await fetchOnce()),
    prefetch: () => void fetchOnce().catch(() => {}),
  }
}

/** What was loaded, null until then; `load` says by `isOutOfReach` when it could not, until it can. */
export function useOnDemand<Value>(demanded: OnDemand<Value>) {
  const value = useSyncExternalStore(demanded.subscribe, demanded.current, demanded.current)
  const [isOutOfReach, setOutOfReach] = useState(false)
  const load = useCallback(
    () =>
      void demanded.load().then(
        () => setOutOfReach(false),
        () => setOutOfReach(true),
      ),
    [demanded],
  )
  return { value, isOutOfReach, load }
}
