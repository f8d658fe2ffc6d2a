import { PLACE_STORE, type KeepMessage } from './stores.ts'
import { sparesData } from './start-worker.ts'

/** Has the service worker keep these files, if there is one. Give it only what is the same for everybody at a place. */
export async function keepForOffline(paths: readonly string[]): Promise<void> {
  if (!('serviceWorker' in navigator) || sparesData()) return
  const { active } = await navigator.serviceWorker.ready
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  active?.postMessage({ kind: 'keep', paths: [...paths] } satisfies KeepMessage)
}

/** Files under this path that the page has loaded by now, in whichever format the browser chose. */
export function loadedUnder(path: string): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith(path))
    .map(({ pathname }) => pathname)
}

/** Wipes what was kept of places: it tells where it hurt. */
export async function forgetPlaces(): Promise<void> {
  await window.caches?.delete(PLACE_STORE).catch(() => false)
}
