import { useSyncExternalStore } from 'react'
import type { Store } from './store.ts'

/**
 * A store's value in a component.
 * @param store asked for only in the browser: what it holds may lie on the device
 * @param meanwhile the value while prerendering and hydrating, when the device's own can't be known
 */
export function useStore<Value, Meanwhile>(
  store: () => Store<Value>,
  meanwhile: Meanwhile,
): Value | Meanwhile {
  return useSyncExternalStore<Value | Meanwhile>(
    (listener) => store().subscribe(listener),
    () => store().current(),
    () => meanwhile,
  )
}
