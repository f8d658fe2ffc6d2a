import { useStore } from '#web/state/use-store.ts'
import { createAuthStore, NOT_KNOWN, type AuthState } from './auth-store.ts'

/** Only in the browser. A visitor who never signed in asks the server nothing. */
export const authStore = createAuthStore({
  cookies: () => document.cookie,
  now: Date.now,
  // Most visits never need it: no part of the first page's script.
  refresh: async (ended) => (await import('./refresh-session.ts')).refreshSession(ended),
})

/** Looks at the cookie now and whenever one comes back to the page: another tab may have logged in or out. */
export function followAuth(): void {
  const check = () => void authStore.check().catch(() => {})
  check()
  window.addEventListener('focus', check)
}

/** Whether somebody is signed in; not known while prerendering and hydrating. */
export function useAuth(): AuthState {
  return useStore(() => authStore, NOT_KNOWN)
}
