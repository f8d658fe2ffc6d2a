import { useStore } from '#web/state/use-store.ts'
import { createAuthStore, NOT_KNOWN, type AuthState } from './auth-store.ts'

/** Only in the browser. A visitor who never signed in asks the server nothing. */
export const authStore = createAuthStore({
  cookies: () => document.cookie,
  now: Date.now,
  // Most visits never need it: no part of the first page's script.
  refresh: async (ended) => (await import('./session-calls.ts')).refreshSession(ended),
  finishLogOut: async () => (await import('./session-calls.ts')).finishLogOut(),
})

/**
 * Looks at the cookie now, whenever one comes back to the page, since another tab may have logged in or out, and when the
 * network is back.
 */
export function followAuth(): void {
  const check = () => void authStore.check().catch(() => {})
  check()
  window.addEventListener('focus', check)
  window.addEventListener('online', check)
}

/** Whether somebody is signed in; not known while prerendering and hydrating. */
export function useAuth(): AuthState {
  return useStore(() => authStore, NOT_KNOWN)
}
