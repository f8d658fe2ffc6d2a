import { createStore, useStore } from '#web/state/store.ts'

const loginModalOpen = createStore(false)

/** Opens the login dialog, or closes it. */
export function toggleLoginModal(): void {
  loginModalOpen.put(!loginModalOpen.current())
}

export function useLoginModalOpen(): boolean {
  return useStore(() => loginModalOpen, false)
}
