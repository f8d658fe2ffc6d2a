import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let loginModalOpen = false

/** Opens the login dialog, or closes it. */
export function toggleLoginModal(): void {
  loginModalOpen = !loginModalOpen
  for (const listener of listeners) listener()
}

export function useLoginModalOpen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => loginModalOpen,
    () => false,
  )
}
