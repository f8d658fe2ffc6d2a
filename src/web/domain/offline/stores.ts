/** Names of the browser's caches that page and service worker both know. */

/** Pictures and outlines of the bodies: the same for everybody. */
export const BODY_STORE = 'body'

/** Knowledge and films of the places that were used. "Start again" wipes it, because it tells where it hurt. */
export const PLACE_STORE = 'place'

/** The signed release that this device has taken last. */
export const RELEASE_STORE = 'release'

/** In it while what is served is refused, and pages come from the device instead. */
export const REFUSED_ENTRY = '/refused'

/** The worker of English, as it works for who has seen pages of another language alone: it checks what is shown, and keeps nothing. */
export const GUARD = '/sw.js?guard'

/** What a page asks of the service worker: to keep these files, or nothing any more. */
export type WorkerMessage = KeepMessage | { kind: 'stop' }

/** What a page asks the service worker to keep. */
export interface KeepMessage {
  kind: 'keep'
  /** Paths on this site. */
  paths: string[]
  /** Whether to keep every place's knowledge after them. */
  thenAllKnowledge: boolean
}
