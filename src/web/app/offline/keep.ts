import { BODY_STORE, PLACE_STORE } from '#web/domain/offline/stores.ts'
import { FILES, PAGES_STORE, THIS_BUILD } from './build.ts'
import { askedAt, asReleased, checkReleased } from './released.ts'
import { isStopped, stop } from './stopped.ts'
import { strategyOf } from './strategy.ts'

/** Wipes every store, after whatever was begun before, and keeps nothing more. */
export async function wipeKept(): Promise<void> {
  stop()
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
}

/** The builds whose files are kept: this one and the one before it. */
const KEPT_BUILDS = 2

/** Keeps this build's files, one after another and with low priority: whoever reads meanwhile comes first. */
export async function keepBuild(): Promise<void> {
  if (isStopped()) return
  const store = await caches.open(THIS_BUILD)
  for (const path of FILES) {
    if (isStopped()) return
    if (await store.match(path)) continue
    // The name of a built file says its content, so another build's is the same.
    const same = path.startsWith('/assets/') ? await caches.match(path) : undefined
    const response = same ?? (await fetchGood(path))
    await checkReleased(path, response)
    await store.put(path, response)
  }
}

export async function forgetOldBuilds(): Promise<void> {
  const builds = (await caches.keys()).filter((name) => name.startsWith(PAGES_STORE))
  // In the order of making; this one counts as the latest, also when it was here before.
  const others = builds.filter((name) => name !== THIS_BUILD)
  for (const name of others.slice(0, Math.max(0, others.length - (KEPT_BUILDS - 1))))
    await caches.delete(name)
}

/** Keeps files of bodies and places that are not kept yet. One that fails is left for another time. */
export async function keepFiles(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    if (isStopped()) return
    const store = await storeFor(path)
    if (!store || (await store.match(path))) continue
    await fetchGood(path)
      .then((response) => store.put(path, response))
      .catch(() => {})
  }
}

async function storeFor(path: string): Promise<Cache | null> {
  const url = new URL(path, globalThis.location.origin)
  const strategy = strategyOf({ method: 'GET', mode: 'cors', url: url.href }, globalThis.location.origin)
  if (strategy === 'body') return caches.open(BODY_STORE)
  return strategy === 'film' || strategy === 'knowledge' ? caches.open(PLACE_STORE) : null
}

/** Behind all that somebody waits for. @throws when there is no response, or none that is worth keeping. */
export async function fetchGood(path: string, cache: RequestCache = 'default'): Promise<Response> {
  const response = await fetch(askedAt(path), { credentials: 'omit', priority: 'low', cache })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return asReleased(path, response)
}
