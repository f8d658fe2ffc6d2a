import { PLACE_STORE, type KeepMessage } from './stores.ts'

/**
 * Has the service worker keep these files, if there is one, and then maybe the knowledge of all places. Give it only what is
 * the same for everybody at a place.
 */
export async function keepForOffline(
  paths: readonly string[],
  { thenAllKnowledge = false } = {},
): Promise<void> {
  if (!('serviceWorker' in navigator) || sparesData()) return
  const { active } = await navigator.serviceWorker.ready
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  active?.postMessage({ kind: 'keep', paths: [...paths], thenAllKnowledge } satisfies KeepMessage)
}

/** Files under this path that the page has loaded by now, in whichever format the browser chose. */
export function loadedUnder(path: string): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith(path))
    .map(({ pathname }) => pathname)
}

/** Wipes what was kept of the places that were used: it tells where it hurt. */
export async function forgetPlaces(): Promise<void> {
  await window.caches?.delete(PLACE_STORE).catch(() => false)
}

/** Whether the person asked their browser to spare data. For pages and the service worker alike. */
export function sparesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
