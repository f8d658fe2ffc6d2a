import { useSyncExternalStore } from 'react'

/** A value that changes, and how to subscribe to it. */
export interface Store<Value> {
  current: () => Value
  /** @returns what ends it */
  subscribe: (listener: () => void) => () => void
}

/** For whoever owns the value; everybody else gets a `Store`. */
export interface OwnStore<Value> extends Store<Value> {
  put: (next: Value) => void
}

/** Holds a value for as long as the page is open. Listeners are called for each other value, not for the same one again. */
export function createStore<Value>(initial: Value): OwnStore<Value> {
  const listeners = new Set<() => void>()
  let value = initial
  return {
    current: () => value,
    put(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

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
