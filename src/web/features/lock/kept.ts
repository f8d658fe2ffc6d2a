import { LOCK_KEY, parseJson, notifyStores, type Backing } from '#web/domain/storage/device-storage.ts'
import { followOtherTabs } from '#web/domain/storage/device-store.ts'
import { seal, unseal, type Sealed } from './sealed.ts'

/** All that is kept, under its key: entries by name, as JSON. */
export const KEPT_KEY = 'kept'
/** Needed before anything is open, or telling nothing. */
export const OUTSIDE: ReadonlySet<string> = new Set([LOCK_KEY, KEPT_KEY, 'theme', 'language', 'lockTries'])

export type Entries = ReadonlyMap<string, string>

/** What is kept while the lock is open: in the memory of the page, and each change encrypted and written at once. */
export interface Kept {
  backing: Backing
  /** All entries, once what was changed is written. */
  settled: () => Promise<Entries>
  end: () => void
}

/** @param wiped is called once all was wiped, here or in another tab */
export function holdKept(key: CryptoKey, opened: Entries, wiped: () => void): Kept {
  let entries = new Map(opened)
  /** What is not written yet; null stands for removed. */
  const changes = new Map<string, string | null>()
  let isRefused = false
  /** What this tab has written or read last. */
  let seen = window.localStorage.getItem(KEPT_KEY)
  let saved = Promise.resolve()
  let isWaiting = false

  function change(name: string, value: string | null) {
    changes.set(name, value)
    apply(entries, name, value)
    // Once for all that is changed at once, after what is being saved.
    if (isWaiting) return
    isWaiting = true
    saved = saved.then(() => inTurn(write))
  }

  /** Changes what this tab has changed; another one may have written something else meanwhile. */
  async function write() {
    isWaiting = false
    try {
      const isNews = window.localStorage.getItem(KEPT_KEY) !== seen
      const kept = await readKept(key)
      const written = new Map(changes)
      for (const [name, value] of written) apply(kept, name, value)
      const text = JSON.stringify(await seal(key, JSON.stringify([...kept])))
      // Wiped, or taken off, in the meantime.
      if (!isLocked()) return
      window.localStorage.setItem(KEPT_KEY, text)
      for (const [name, value] of written) if (changes.get(name) === value) changes.delete(name)
      take(kept, text)
      if (isNews) notifyStores()
    } catch {
      isRefused = isLocked()
    }
  }

  async function readAgain() {
    const text = window.localStorage.getItem(KEPT_KEY)
    if (text === seen) return
    take(await readKept(key), text)
    notifyStores()
  }

  function take(kept: Map<string, string>, text: string | null) {
    for (const [name, value] of changes) apply(kept, name, value)
    entries = kept
    seen = text
  }

  const end = followOtherTabs(
    (changed) => changed === KEPT_KEY || changed === null,
    () => {
      if (!isLocked()) wiped()
      else void inTurn(readAgain).catch(() => {})
    },
  )
  return {
    backing: {
      getItem: (name) =>
        OUTSIDE.has(name) ? window.localStorage.getItem(name) : (entries.get(name) ?? null),
      setItem(name, value) {
        if (OUTSIDE.has(name)) return window.localStorage.setItem(name, value)
        // As the browser's own storage does; the page then says that nothing lasts.
        if (isRefused) throw new Error('the storage is full')
        change(name, value)
      },
      removeItem(name) {
        if (OUTSIDE.has(name)) window.localStorage.removeItem(name)
        else if (entries.has(name)) change(name, null)
      },
    },
    async settled() {
      await saved
      return entries
    },
    end,
  }
}

/** @throws when it is missing, damaged, or under another key */
export async function readKept(key: CryptoKey): Promise<Map<string, string>> {
  const kept = parseJson(window.localStorage.getItem(KEPT_KEY)) as Sealed
  return new Map(JSON.parse(await unseal(key, kept)) as [string, string][])
}

function apply(entries: Map<string, string>, name: string, value: string | null): void {
  if (value === null) entries.delete(name)
  else entries.set(name, value)
}

function isLocked(): boolean {
  return window.localStorage.getItem(LOCK_KEY) !== null
}

/** One tab after another. */
async function inTurn(act: () => Promise<void>): Promise<void> {
  await navigator.locks.request(KEPT_KEY, act)
}
