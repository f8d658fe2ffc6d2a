import { wasWiped } from '#web/domain/offline/keep-for-offline.ts'
import { GUARD, RELEASE_STORE } from '#web/domain/offline/stores.ts'

/**
 * Has all addresses of the site guarded once a signed release was seen, where no worker has those outside this language: a host
 * could lead from one of its pages to another address, and run there whatever it likes.
 * @param own of this language's worker @param workerAddress makes an address of ours one that the browser takes
 */
export async function startGuard(
  own: ServiceWorkerRegistration,
  workerAddress: (address: string) => string,
): Promise<void> {
  await installed(own.installing)
  if (!(await caches.has(RELEASE_STORE)) || (await navigator.serviceWorker.getRegistration('/'))) return
  if (!wasWiped()) await navigator.serviceWorker.register(workerAddress(GUARD))
}

/** Until it has taken the release that it came with. */
function installed(worker: ServiceWorker | null): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker?.state !== 'installing') resolve()
    }
    worker?.addEventListener('statechange', look)
    look()
  })
}
