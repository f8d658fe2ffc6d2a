import { FORGET_CACHE_PATH } from '#api/forget-cache-path'
import {
  ANSWERS_KEY,
  DRAFTS_KEY,
  isDiscreet,
  isLockOn,
  isPrivateTab,
} from '#web/domain/storage/device-storage.ts'
import { PLACE_STORE, type WorkerMessage } from './stores.ts'

/**
 * Has the service worker keep these files, if there is one, and then maybe the knowledge of all places. Give it only what is
 * the same for everybody at a place.
 */
export async function keepForOffline(
  paths: readonly string[],
  { thenAllKnowledge = false } = {},
): Promise<void> {
  if (!('serviceWorker' in navigator) || sparesData() || isPrivateTab()) return
  const before = timesForgotten
  const { active } = await navigator.serviceWorker.ready
  // Nothing that tells where it hurt, once that was wiped, and behind a lock.
  const mayNamePlace = timesForgotten === before && !isLockOn()
  post(active, { kind: 'keep', paths: mayNamePlace ? [...paths] : [], thenAllKnowledge })
}

function post(worker: ServiceWorker | null, message: WorkerMessage, ...ports: MessagePort[]): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  worker?.postMessage(message, ports)
}

let timesForgotten = 0

/** Wipes what was kept of the places that were used, and what is about to be: it tells where it hurt. */
export async function forgetPlaces(): Promise<void> {
  timesForgotten++
  await window.caches?.delete(PLACE_STORE).catch(() => false)
}

/**
 * Has the browser wipe its own cache, where the films of the place lie beside those kept for when there is no network. Only the
 * server can ask it to; without a network they stay there. Of a private tab nothing is in it.
 */
export async function forgetCache(): Promise<void> {
  if (isPrivateTab()) return
  // With cookies, though none is needed: of a response to a request without them browsers keep to nothing of the kind.
  await fetch(FORGET_CACHE_PATH, { method: 'POST' }).catch(() => null)
}

/**
 * Of what a private tab, or one behind a lock, asks for nothing is kept (`cacheMode`). What was kept of places before goes
 * when it is left, and behind a lock with the next page at the latest.
 */
export function forgetPlacesOnLeaving(): void {
  if (isLockOn()) void forgetPlaces()
  window.addEventListener('pagehide', () => {
    if (isDiscreet()) void forgetPlaces()
  })
}

/** What this tab alone has goes as well when another one wipes the answers, or the device. A private tab is none of its business. */
export function followWipes(): void {
  window.addEventListener('storage', ({ key, newValue, storageArea }) => {
    // The page itself sends one without a storage (`notifyStores`).
    const isOfAnswers = storageArea && newValue === null && (key ?? ANSWERS_KEY) === ANSWERS_KEY
    if (!isOfAnswers || isPrivateTab()) return
    window.sessionStorage.removeItem(DRAFTS_KEY)
    void forgetPlaces()
  })
}

let isWiped = false

/** Whether all that was kept was wiped since this page was opened: nothing is to be kept until it is opened again. */
export const wasWiped = () => isWiped

/** Wipes all that was kept for when there is no network, and stops what keeps it until the site is opened again. */
export async function forgetFiles(): Promise<void> {
  isWiped = true
  try {
    const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
    // One that goes still works for the pages that are open, and may be in the middle of keeping the site.
    const workers = registrations.flatMap(({ installing, waiting, active }) => [installing, waiting, active])
    await Promise.all(workers.map(stopped))
    await Promise.all(registrations.map((registration) => registration.unregister()))
    await deleteStores()
  } catch {
    // A browser that refuses to say what it keeps has kept nothing for us.
  }
}

/** Wipes every store. On a busy device Chromium lists an empty one again that was read while it was wiped. */
export async function deleteStores(): Promise<void> {
  const names = (await window.caches?.keys().catch(() => [])) ?? []
  await Promise.all(names.map((name) => caches.delete(name)))
}

/** A worker that says nothing for so long has ended. A cheap phone may take some seconds to wake one. */
const LONGEST_WAIT_MS = 10_000

/** Until the worker has wiped what it keeps: what it began before it was stopped would come after what the page wipes. */
function stopped(worker: ServiceWorker | null): Promise<void> {
  return new Promise((resolve) => {
    if (!worker) return resolve()
    const { port1, port2 } = new MessageChannel()
    const timer = setTimeout(resolve, LONGEST_WAIT_MS)
    port1.addEventListener('message', () => {
      clearTimeout(timer)
      port1.close()
      resolve()
    })
    port1.start()
    post(worker, { kind: 'stop' }, port2)
  })
}

/** Whether the person asked their browser to spare data. For pages and the service worker alike. */
export function sparesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
