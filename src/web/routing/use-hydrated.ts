import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while prerendering and hydrating, when only what every visitor sees may be shown. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
