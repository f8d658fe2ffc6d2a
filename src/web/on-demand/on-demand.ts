import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { createStore, type Store } from '#web/state/store.ts'
import { isPrerendered } from './prerendered.tsx'

/** What a page can do without until it is used, such as the search of a list that its HTML shows. */
export interface OnDemand<Value> extends Store<Value | null> {
  /** Fetches it, once. Rejects when it can't be had; the next call tries again. */
  load: () => Promise<void>
  /** The same, but for a page that came from the server with what is made of it. */
  loadUnlessPrerendered: () => Promise<void>
  /** Fetches it for a `load` that is likely to follow. */
  prefetch: () => void
}

/**
 * @param id of the element that what is made of it stands in, prerendered and later
 * @param fetch asked again only when it rejected
 */
export function onDemand<Value>(id: string, fetch: () => Promise<Value>): OnDemand<Value> {
  const store = createStore<Value | null>(null)
  let fetched: Promise<Value> | null = null
  const fetchOnce = () =>
    (fetched ??= fetch().catch((error: unknown) => {
      fetched = null
      throw error
    }))
  const load = async () => store.put(await fetchOnce())
  return {
    current: store.current,
    subscribe: store.subscribe,
    load,
    loadUnlessPrerendered: async () => (isPrerendered(id) ? undefined : load()),
    prefetch: () => void fetchOnce().catch(() => {}),
  }
}

/**
 * What was loaded, null until then; `load` says by `isOutOfReach` when it could not, until it can. It loads by itself once it
 * is needed, and where the page is not the one that came from the server, as for who comes back to it within the app.
 */
export function useOnDemand<Value>(demanded: OnDemand<Value>, isNeeded = false) {
  const value = useSyncExternalStore(demanded.subscribe, demanded.current, demanded.current)
  const [isOutOfReach, setOutOfReach] = useState(false)
  const follow = useCallback(
    (loading: Promise<void>) =>
      void loading.then(
        () => setOutOfReach(false),
        () => setOutOfReach(true),
      ),
    [],
  )
  useEffect(() => {
    follow(isNeeded ? demanded.load() : demanded.loadUnlessPrerendered())
  }, [demanded, isNeeded, follow])
  return { value, isOutOfReach, load: () => follow(demanded.load()) }
}
