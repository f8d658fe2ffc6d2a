import { GUARD, type KeepMessage, type WorkerMessage } from '#web/domain/offline/stores.ts'
import { respond } from './respond.ts'
import { renewKnowledge, keepKnowledge } from './keep-knowledge.ts'
import { forgetOldBuilds, keepBuild, keepFiles, wipeKept } from './keep.ts'
import { checkWorker } from './released.ts'
import { isStopped } from './stopped.ts'
import { strategyOf } from './strategy.ts'

/**
 * Makes the consultation work without a network, and takes nothing that is not signed by whom this device trusts (`trust.ts`). A new build is kept beside the one before it, whose files stay for pages
 * that are still open: an update takes nothing away mid-way, and answers live in the page's storage, which it never touches.
 */
const worker = globalThis as unknown as WorkerScope

const isGuard = GUARD === worker.location.pathname + worker.location.search

worker.addEventListener('install', (event) => {
  event.waitUntil(
    checkWorker()
      .then(() => (isGuard ? undefined : keepAll()))
      .then(() => worker.skipWaiting()),
  )
})

async function keepAll(): Promise<void> {
  await keepBuild()
  // Without it the update comes all the same.
  await renewKnowledge().catch(() => {})
}

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldBuilds().then(() => worker.clients.claim()))
  // The worker before may have made its store anew, and taken ours away, while this one came. No page waits for it.
  if (!isGuard) renewKnowledge().catch(() => {})
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const strategy = isStopped() ? null : strategyOf(request, worker.location.origin)
  if (strategy) event.respondWith(respond(strategy, request, (work) => event.waitUntil(work)))
})

worker.addEventListener('message', (event) => {
  if (!isMessage(event.data)) return
  if (event.data.kind === 'keep') event.waitUntil(keep(event.data))
  else event.waitUntil(wipeKept().then(() => event.ports[0]?.postMessage('wiped')))
})

async function keep({ paths, thenAllKnowledge }: KeepMessage): Promise<void> {
  await keepFiles(paths)
  if (thenAllKnowledge && !isGuard) await keepKnowledge()
}

function isMessage(data: unknown): data is WorkerMessage {
  return (
    typeof data === 'object' &&
    data !== null &&
    'kind' in data &&
    (data.kind === 'keep' || data.kind === 'stop')
  )
}

/** The part of a service worker's global scope that we use; the library of DOM types has none of it. */
interface WorkerScope {
  location: { origin: string; pathname: string; search: string }
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
  addEventListener(type: 'message', listener: (event: Message) => void): void
}

interface Waiting {
  waitUntil(work: Promise<unknown>): void
}

interface Message extends Waiting {
  data: unknown
  ports: readonly MessagePort[]
}

interface Fetching extends Waiting {
  request: Request
  respondWith(response: Promise<Response>): void
}
