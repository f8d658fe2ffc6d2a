import { LANGUAGE } from '#web/language/language.ts'

/** Names of the browser's caches. Page and service worker both know them; each language keeps pages and knowledge of its own. */
const OF_LANGUAGE = LANGUAGE.base === '' ? '' : `${LANGUAGE.tag}-`

/** Pages, scripts and styles of one build; the name goes on with its version. */
export const PAGES_STORE = `${OF_LANGUAGE}pages-`

/** Pictures and outlines of the bodies: the same for everybody. */
export const BODY_STORE = 'body'

/** The knowledge of all places, in full and in the same order for everybody; the name goes on with its version. */
export const KNOWLEDGE_STORE = `${OF_LANGUAGE}knowledge-`

/** Knowledge and films of the places that were used. "Start again" wipes it, because it tells where it hurt. */
export const PLACE_STORE = 'place'

/** The signed release that this device has taken last. */
export const RELEASE_STORE = 'release'

/** In it while what is served is refused, and pages come from the device instead. */
export const REFUSED_ENTRY = '/refused'

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
