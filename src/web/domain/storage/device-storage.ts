/**
 * Local storage that never throws. Where the browser refuses it (private window, full, switched off by policy) values
 * live in memory until the page closes.
 */
export interface DeviceStorage {
  read(key: string): string | null
  write(key: string, value: string): void
  remove(key: string): void
  /** False as soon as one write was refused: answers will not survive closing the page. */
  isLasting(): boolean
  /** Forgets what is in memory only. */
  forget(): void
}

/** Where it is kept: the browser's storage, or what replaces that. */
export type Backing = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** @param open gives the browser's storage; may throw, as `window.localStorage` itself does when blocked. */
export function openDeviceStorage(open: () => Backing): DeviceStorage {
  const memory = new Map<string, string>()
  let lasting = true

  function attempt<Result>(use: (storage: Backing) => Result): Result | undefined {
    try {
      return use(open())
    } catch {
      lasting = false
      return undefined
    }
  }

  return {
    read: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    write(key, value) {
      memory.delete(key)
      const written = attempt((storage) => {
        storage.setItem(key, value)
        return true
      })
      if (!written) memory.set(key, value)
    },
    remove(key) {
      memory.delete(key)
      attempt((storage) => storage.removeItem(key))
    },
    isLasting: () => lasting,
    forget() {
      memory.clear()
      lasting = true
    },
  }
}

/** Text as JSON; null when it isn't. */
export function parseJson(text: string | null): unknown {
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

let device: DeviceStorage | undefined
let replacement: Backing | null = null
let isTabOver: (() => boolean) | undefined

/** What replaces the browser's storage, or that itself. */
function backing(plain: 'localStorage' | 'sessionStorage'): Backing {
  // What a private tab writes before it was opened (`features/this-device/private-tab.ts`) lives in memory.
  if (!replacement && isPrivateTab()) throw new Error('not open yet')
  return replacement ?? window[plain]
}

/** This device's storage; of a private tab what goes with the tab, whatever was open in it before. Only in the browser. */
export function deviceStorage(): DeviceStorage {
  device ??= openDeviceStorage(() => backing('localStorage'))
  return device
}

/** What goes with this tab. */
export function openTabStorage(): DeviceStorage {
  return openDeviceStorage(() => backing('sessionStorage'))
}

/** There while what this device keeps is under a lock; `features/lock` knows what is in it. */
export const LOCK_KEY = 'lock'

/** Whether what this tab would read is under a lock, open or not. */
export function isLockOn(): boolean {
  try {
    return !isPrivateTab() && window.localStorage.getItem(LOCK_KEY) !== null
  } catch {
    return false
  }
}

/** Whether nobody who looks at the browser afterwards is to read what was asked here. */
export function isDiscreet(): boolean {
  return isPrivateTab() || isLockOn()
}

/** How to ask for what tells where it hurts: then not even the browser's own cache is to name it afterwards. */
export const cacheMode = (): RequestCache => (isDiscreet() ? 'no-store' : 'default')

/**
 * From now on everything is read from and written to `other`; null: the browser's storage itself.
 * @param isOver whether what is there was wiped, since its tab was left for too long
 */
export function replaceStorage(other: Backing | null, isOver?: () => boolean): void {
  replacement = other
  isTabOver = isOver
  notifyStores()
}

/** There in a private tab: when it was last heard of, see `features/this-device/private-tab.ts`. */
export const PRIVATE_KEY = 'privateTab'
/** The login of a private tab, see `features/account/tab-login.ts`. */
export const TAB_LOGIN_KEY = 'tabLogin'

/** Whether this tab was asked to keep nothing on the device. */
export function isPrivateTab(): boolean {
  try {
    return window.sessionStorage.getItem(PRIVATE_KEY) !== null
  } catch {
    return false
  }
}

/** From now on this tab sees nothing of what lies on the device, nor of what was begun in it, and writes nothing there. */
export function makeTabPrivate(): void {
  try {
    window.sessionStorage.clear()
    window.sessionStorage.setItem(PRIVATE_KEY, '0')
  } catch {
    // A browser that refuses storage keeps nothing anyway.
  }
  replaceStorage(null)
}

/**
 * Browsers bring back by Back a page that was left, as it was. It is shown only as long as what it shows is still there: meanwhile it
 * may have been wiped, or put under a lock, or was of a private tab that was left for too long.
 */
export function hideStalePages(): void {
  const page = document.documentElement
  let shown = ''
  window.addEventListener('pagehide', () => {
    shown = shownHere()
    // What the browser keeps of a page that is left is shown before anything of it can run.
    page.hidden = true
  })
  window.addEventListener('pageshow', () => {
    if (!page.hidden) return
    const isOver = isPrivateTab() ? (isTabOver?.() ?? true) : shownHere() !== shown
    if (isOver) reloadHidden()
    else page.hidden = false
  })
}

/** What a page can show somebody of, and what another one can take away: answers, results and the login, or that there is no lock. */
function shownHere(): string {
  try {
    return JSON.stringify(window.localStorage) + document.cookie
  } catch {
    return ''
  }
}

/** Reloads the page, hidden until it has come, so that nothing that was open is left or shown. */
export function reloadHidden(): void {
  document.documentElement.hidden = true
  window.location.reload()
}

/** Removes all that this site keeps in the browser's storage, in this tab and beside it. */
export function clearStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[name].clear()
    } catch {
      // Refused: then nothing is in it.
    }
  }
  replaceStorage(null)
}

/** Has the stores of this page read again, as if everything had been cleared; other tabs get the event from the browser. */
export function notifyStores(): void {
  device?.forget()
  window.dispatchEvent(new StorageEvent('storage'))
}

/** Entries of the device's storage that hold the answers. */
export const ANSWERS_KEY = 'userAnswers'
/** Within it, marks the flags of self-tests. Step keys have no dot, so the two can't clash. */
export const SELF_TEST_PREFIX = 'self_test.'
/** Kept apart because `userAnswers` has a fixed shape. */
export const ANSWERED_FOR_KEY = 'answersFor'
/** There from the moment these answers have led to their result: that moment and the name of the place; `yes` in older storage. */
export const RESULT_REACHED_KEY = 'resultReached'

/** What is chosen but not yet sent, in the tab's own storage. */
export const DRAFTS_KEY = 'draftAnswers'

/** All of them: they come and go together. */
export const KEYS_OF_ANSWERS: readonly string[] = [ANSWERS_KEY, ANSWERED_FOR_KEY, RESULT_REACHED_KEY]

/** Results kept on purpose, apart from the answers of now. */
export const KEPT_RESULTS_KEY = 'keptResults'

/** Whether a change of this storage entry concerns the answers; null is "everything was cleared". */
export function concernsAnswers(storageKey: string | null): boolean {
  return storageKey === null || KEYS_OF_ANSWERS.includes(storageKey)
}

/** The same for the kept results. */
export function concernsKeptResults(storageKey: string | null): boolean {
  return storageKey === null || storageKey === KEPT_RESULTS_KEY
}
