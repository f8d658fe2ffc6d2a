import { deviceStorage, isPrivateTab, parseJson, TAB_LOGIN_KEY } from '#web/domain/storage/device-storage.ts'

/**
 * The login of a tab that keeps nothing. Cookies would outlive the tab, and all tabs share them: it holds in its own storage
 * what they would say, and sees nothing of a login that other tabs have.
 */
interface TabLogin {
  /** As `document.cookie` would have them. */
  cookies: string
  refresh: string
}

function tabLogin(): TabLogin | null {
  return parseJson(deviceStorage().read(TAB_LOGIN_KEY)) as TabLogin | null
}

/** The cookies that say who is signed in in this tab. */
export const cookiesHere = (): string => (isPrivateTab() ? (tabLogin()?.cookies ?? '') : document.cookie)

export function keepTabLogin(login: TabLogin): void {
  deviceStorage().write(TAB_LOGIN_KEY, JSON.stringify(login))
}

/** The one token that goes on with it; null where this tab has no login of its own. */
export const refreshOfTab = (): string | null => (isPrivateTab() ? (tabLogin()?.refresh ?? null) : null)

/** Removes it. @returns what to send to the server, to end it there too; null where there was none */
export function dropTabLogin(): string | null {
  const refresh = refreshOfTab()
  if (refresh !== null) deviceStorage().remove(TAB_LOGIN_KEY)
  return refresh
}
