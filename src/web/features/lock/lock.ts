import { DRAFTS_KEY } from '#web/domain/consultation/drafts.ts'
import { forgetPlaces } from '#web/domain/offline/keep-for-offline.ts'
import {
  keepBehindLock,
  LOCK_KEY,
  parseJson,
  tellStores,
  type Backing,
} from '#web/domain/storage/device-storage.ts'
import { followOtherTabs } from '#web/domain/storage/device-store.ts'
import { keyFromBytes, randomBytes, seal, toBase64, unseal, type Sealed } from './sealed.ts'

/** How the lock opens. Local storage holds it under `lock`. */
export interface Lock {
  form: 1
  /** A PIN, or the passkey with this id (base64). */
  passkey: string | null
  /** Of the key that opens, base64. */
  salt: string
  restMinutes: number
  /** The key of what is kept, under the key that opens. */
  key: Sealed
}

/** All that is kept, under its key: entries by name, as JSON. */
const KEPT_KEY = 'kept'
/** Needed before anything is open, or telling nothing. */
const OUTSIDE: ReadonlySet<string> = new Set([LOCK_KEY, KEPT_KEY, 'theme', 'lockTries'])

/** The lock on this device; null when there is none, or none that is understood. */
export function readLock(): Lock | null {
  const lock = parseJson(window.localStorage.getItem(LOCK_KEY)) as Lock | null
  return lock?.form === 1 ? lock : null
}

/** Puts what is kept on this device under a lock, which is open until the page is left. */
export async function putOnLock(opener: CryptoKey, how: Omit<Lock, 'form' | 'key'>): Promise<void> {
  const bytes = toBase64(randomBytes(32))
  const key = await keyFromBytes(bytes)
  const entries = plainEntries()
  const kept = await seal(key, JSON.stringify([...entries]))
  const lock: Lock = { form: 1, ...how, key: await seal(opener, bytes) }
  window.localStorage.setItem(KEPT_KEY, JSON.stringify(kept))
  window.localStorage.setItem(LOCK_KEY, JSON.stringify(lock))
  removePlain()
  await forgetPlaces()
  open(key, entries)
}

/** Opens the lock with the key that opens. @returns whether it was the right one */
export async function openLock(lock: Lock, opener: CryptoKey): Promise<boolean> {
  try {
    const key = await keyFromBytes(await unseal(opener, lock.key))
    open(key, await readKept(key))
    // What a page that was cut off has left.
    removePlain()
    return true
  } catch {
    return false
  }
}

let opened: { entries: Map<string, string>; saved: Promise<void>; end: () => void } | null = null

/** Takes the lock off: what is kept lies open on this device again. */
export async function takeOffLock(): Promise<void> {
  if (!opened) return
  const { entries, saved, end } = opened
  await saved
  end()
  opened = null
  for (const [name, value] of entries)
    (name === DRAFTS_KEY ? window.sessionStorage : window.localStorage).setItem(name, value)
  window.localStorage.removeItem(LOCK_KEY)
  window.localStorage.removeItem(KEPT_KEY)
  keepBehindLock(null)
}

function open(key: CryptoKey, entries: Map<string, string>): void {
  let isRefused = false
  /** What this tab has written or read last. */
  let written = window.localStorage.getItem(KEPT_KEY)
  const state = { entries, saved: Promise.resolve(), end: () => {} }
  let isWaiting = false

  /** Once for all that is changed at once, after what is being saved. */
  function save() {
    if (isWaiting) return
    isWaiting = true
    state.saved = state.saved.then(write)
  }

  async function write() {
    isWaiting = false
    const kept = JSON.stringify(await seal(key, JSON.stringify([...state.entries])))
    try {
      // Wiped, or taken off, in the meantime.
      if (window.localStorage.getItem(LOCK_KEY) === null) return
      window.localStorage.setItem(KEPT_KEY, kept)
      written = kept
    } catch {
      isRefused = true
    }
  }

  /** All was wiped, here or in another tab. */
  function forget() {
    state.end()
    opened = null
    keepBehindLock(null)
  }

  /** After another tab has changed something. */
  async function readAgain() {
    written = window.localStorage.getItem(KEPT_KEY)
    state.entries = await readKept(key)
    tellStores()
  }

  const backing: Backing = {
    getItem: (name) =>
      OUTSIDE.has(name) ? window.localStorage.getItem(name) : (state.entries.get(name) ?? null),
    setItem(name, value) {
      if (OUTSIDE.has(name)) return window.localStorage.setItem(name, value)
      // As the browser's own storage does; the page then says that nothing lasts.
      if (isRefused) throw new Error('the storage is full')
      state.entries.set(name, value)
      save()
    },
    removeItem(name) {
      if (state.entries.delete(name)) save()
    },
  }
  state.end = followOtherTabs(
    (changed) => changed === KEPT_KEY || changed === null,
    () => {
      if (window.localStorage.getItem(LOCK_KEY) === null) forget()
      else if (window.localStorage.getItem(KEPT_KEY) !== written) void readAgain()
    },
  )
  opened = state
  keepBehindLock(backing)
}

async function readKept(key: CryptoKey): Promise<Map<string, string>> {
  const kept = parseJson(window.localStorage.getItem(KEPT_KEY)) as Sealed
  return new Map(JSON.parse(await unseal(key, kept)) as [string, string][])
}

/** What lies open, and what is ticked but not sent. */
function plainEntries(): Map<string, string> {
  const drafts = window.sessionStorage.getItem(DRAFTS_KEY)
  const kept = Object.entries(window.localStorage).filter(([name]) => !OUTSIDE.has(name)) as [
    string,
    string,
  ][]
  return new Map([...kept, ...(drafts === null ? [] : [[DRAFTS_KEY, drafts] as [string, string]])])
}

function removePlain(): void {
  for (const name of plainEntries().keys()) window.localStorage.removeItem(name)
  window.sessionStorage.removeItem(DRAFTS_KEY)
}
