import { forgetCache, forgetPlaces } from '#web/domain/offline/keep-for-offline.ts'
import {
  deviceStorage,
  DRAFTS_KEY,
  replaceStorage,
  LOCK_KEY,
  parseJson,
} from '#web/domain/storage/device-storage.ts'
import { holdKept, KEPT_KEY, OUTSIDE, readKept, type Entries, type Kept } from './kept.ts'
import {
  isBase64,
  isSealed,
  keyFromBytes,
  randomBytes,
  seal,
  toBase64,
  unseal,
  type Sealed,
} from './sealed.ts'

/** How the lock opens. Local storage holds it under `lock`. */
export interface Lock {
  form: 1
  /** A PIN, or the passkey with this id (base64). */
  passkey: string | null
  /** Of the key that opens, base64. */
  salt: string
  idleMinutes: number
  /** The key of what is kept, under the key that opens. */
  key: Sealed
}

/** The lock on this device; null when there is none, or none that is understood. */
export function readLock(): Lock | null {
  const lock = parseJson(deviceStorage().read(LOCK_KEY)) as Lock | null
  return lock?.form === 1 && isBase64(lock.salt) && isSealed(lock.key) ? lock : null
}

/**
 * Puts what is kept on this device under a lock, which is open until the page is left.
 * @returns whether the browser has taken it: it may be full, or keep nothing
 */
export async function enableLock(wrappingKey: CryptoKey, how: Omit<Lock, 'form' | 'key'>): Promise<boolean> {
  const bytes = toBase64(randomBytes(32))
  const key = await keyFromBytes(bytes)
  const lock: Lock = { form: 1, ...how, key: await seal(wrappingKey, bytes) }
  let entries: Entries
  try {
    entries = plainEntries()
    const kept = await seal(key, JSON.stringify([...entries]))
    window.localStorage.setItem(KEPT_KEY, JSON.stringify(kept))
    window.localStorage.setItem(LOCK_KEY, JSON.stringify(lock))
  } catch {
    deviceStorage().remove(KEPT_KEY)
    return false
  }
  removePlain()
  await forgetPlaces()
  void forgetCache()
  open(key, entries)
  return true
}

/** @returns whether it is open now, and else what was wrong: the PIN or passkey, or what is kept */
export async function openLock(lock: Lock, wrappingKey: CryptoKey): Promise<'opened' | 'wrong' | 'damaged'> {
  try {
    const bytes = await unsealOrNull(wrappingKey, lock.key)
    if (bytes === null) return 'wrong'
    const key = await keyFromBytes(bytes)
    open(key, await readKept(key))
    // What a page that was cut off has left.
    removePlain()
    return 'opened'
  } catch {
    return 'damaged'
  }
}

let opened: Kept | null = null

/**
 * Takes the lock off: what is kept lies open on this device again.
 * @returns false when the browser's storage has no room for it; then the lock stays
 */
export async function disableLock(): Promise<boolean> {
  if (!opened) return true
  const entries = await opened.settled()
  try {
    for (const [name, value] of entries) plainStorage(name).setItem(name, value)
  } catch {
    removePlain()
    return false
  }
  opened.end()
  opened = null
  window.localStorage.removeItem(LOCK_KEY)
  window.localStorage.removeItem(KEPT_KEY)
  replaceStorage(null)
  return true
}

function open(key: CryptoKey, entries: Entries): void {
  const kept = holdKept(key, entries, () => {
    kept.end()
    opened = null
    replaceStorage(null)
  })
  opened = kept
  replaceStorage(kept.backing)
}

/** Null when the key is another one. @throws when there is nothing to open */
async function unsealOrNull(key: CryptoKey, sealed: Sealed): Promise<string | null> {
  try {
    return await unseal(key, sealed)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'OperationError') return null
    throw error
  }
}

function plainStorage(name: string): Storage {
  return name === DRAFTS_KEY ? window.sessionStorage : window.localStorage
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
  for (const name of plainEntries().keys()) plainStorage(name).removeItem(name)
}
