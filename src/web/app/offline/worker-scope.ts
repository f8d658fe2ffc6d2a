/** The part of a service worker's global scope that we use; the library of DOM types has none of it. */
export interface WorkerScope {
  location: { origin: string }
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
  addEventListener(type: 'message', listener: (event: Waiting & { data: unknown }) => void): void
}

interface Waiting {
  waitUntil(work: Promise<unknown>): void
}

interface Fetching extends Waiting {
  request: Request
  respondWith(answer: Promise<Response>): void
}
