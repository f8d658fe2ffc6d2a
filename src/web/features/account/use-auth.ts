import { ACCESS_COOKIE, SESSION_IDLE_SECONDS, sessionCookie } from '#api/account-cookies'
import { isPrivateTab } from '#web/domain/storage/device-storage.ts'
import { useStore } from '#web/state/store.ts'
import { heldIn, LOG_OUT_PENDING } from './session-cookie.ts'
import { createAuthStore, NOT_KNOWN, type AuthState } from './auth-store.ts'
import { cookiesHere, dropTabLogin } from './tab-login.ts'

const isSecure = () => location.protocol === 'https:'

/** Most visits never need them: no part of the first page's script. */
const sessionCalls = () => import('./session-calls.ts')

/** Only in the browser. A visitor who never signed in asks the server nothing. */
export const authStore = createAuthStore({
  cookies: cookiesHere,
  isSecure,
  now: Date.now,
  refresh: async (ended) => (await sessionCalls()).refreshSession(ended),
  // Without a network they may not load either; it is tried again at the next look.
  finishLogOut: async () => (await sessionCalls().catch(() => null))?.finishLogOut(),
})

/**
 * Looks at the cookie now, whenever one comes back to the page, by Back too, since another page may have logged in or out,
 * when the network is back, and when the tab becomes private.
 */
export function followAuth(): void {
  const check = () => void authStore.check().catch(() => {})
  check()
  for (const event of ['focus', 'online', 'pageshow', 'storage']) window.addEventListener(event, check)
}

/** Whether somebody is signed in; not known while prerendering and hydrating. */
export function useAuth(): AuthState {
  return useStore(() => authStore, NOT_KNOWN)
}

/**
 * Signs out here at once, with or without a network, and has the server end the session and remove both cookies. When it
 * can't be reached it is informed at the next contact, before anything else.
 * @returns whether the server knows of it
 */
export async function logOut(): Promise<boolean> {
  if (isPrivateTab()) return logOutOfTab()
  write(sessionCookie(isSecure()), LOG_OUT_PENDING, SESSION_IDLE_SECONDS)
  write(ACCESS_COOKIE, '', 0)
  await authStore.check()
  return !heldIn(document.cookie, isSecure()).isLogOutPending
}

/** The same for a login that this tab alone has. Without a network the server is not informed: what could go on with it is gone. */
export async function logOutOfTab(): Promise<boolean> {
  const refresh = dropTabLogin()
  const [isHeard] = await Promise.all([
    refresh === null ||
      sessionCalls()
        .then(({ endTabLogin }) => endTabLogin(refresh))
        .catch(() => false),
    authStore.check(),
  ])
  return isHeard
}

/** For when the server has ended the session already. */
export function forgetAccess(): void {
  if (isPrivateTab()) dropTabLogin()
  else for (const name of [sessionCookie(isSecure()), ACCESS_COOKIE]) write(name, '', 0)
  void authStore.check()
}

function write(name: string, value: string, seconds: number): void {
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store is not in every browser yet
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Strict${isSecure() ? '; Secure' : ''}`
}
