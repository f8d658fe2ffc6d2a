import { addressOf, LANGUAGE, LANGUAGES } from '#web/language/language.ts'
import { BODY_STORE, PLACE_STORE } from '#web/domain/offline/stores.ts'
import { THIS_BUILD } from './build.ts'
import { keptKnowledge } from './keep-knowledge.ts'
import { fetchReleased } from './released.ts'
import { isStopped } from './stopped.ts'
import { pagePath, type Strategy } from './strategy.ts'
import { Refused } from './trust.ts'

/** Longer than a page takes on slow 3G; a lie-fi network must not keep anybody waiting. */
const PATIENCE_MS = 4000

/** What to show of a page that was not kept. */
const OFFLINE_PAGE = '/offline.html'
/** The same of one that came altered. */
const REFUSED_PAGE = '/refused.html'

type WaitUntil = (work: Promise<unknown>) => void

/** Responds to a request from the network or from what is kept. */
export function respond(strategy: Strategy, request: Request, waitUntil: WaitUntil): Promise<Response> {
  switch (strategy) {
    case 'page':
      return respondWithPage(request)
    case 'built_file':
      return respondWithBuiltFile(request)
    case 'knowledge':
      return respondWithKnowledge(request)
    case 'film':
      return keptFirst(request, PLACE_STORE, waitUntil)
    case 'body':
      return keptFirst(request, BODY_STORE, waitUntil)
    default:
      return strategy satisfies never
  }
}

async function respondWithPage(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  // As the server does it. What is kept of a language is with its own worker, which has the pages below the slash alone.
  const first = LANGUAGES.find(({ base }) => base !== '' && base === pathname)
  if (first) return Response.redirect(addressOf('/', first) + search, 301)
  const path = pagePath(pathname)
  const kept = await keptIn(THIS_BUILD, path)
  const fresh = fetchReleased(request)
  try {
    const response = await (kept ? within(PATIENCE_MS, fresh) : fresh)
    return kept && response.status >= 500 ? kept : response
  } catch (error) {
    const instead = error instanceof Refused ? REFUSED_PAGE : OFFLINE_PAGE
    return kept ?? (await keptInALanguage(instead)) ?? Response.error()
  }
}

/** A page in the language of this worker, or in one that was read here: the guard of the rest of the site has none of its own. */
async function keptInALanguage(path: string): Promise<Response | undefined> {
  for (const language of [LANGUAGE, ...LANGUAGES]) {
    const page = await caches.match(addressOf(path, language))
    if (page) return page
  }
  return undefined
}

async function respondWithBuiltFile(request: Request): Promise<Response> {
  // A page of the build before may still be open and ask for its own files.
  return (
    (await keptIn(THIS_BUILD, request)) ??
    (await caches.match(request)) ??
    fetchReleased(request).catch(() => Response.error())
  )
}

async function respondWithKnowledge(request: Request): Promise<Response> {
  const kept = await keptKnowledge(request)
  const fresh = fetchReleased(request).then(async (response) => {
    if (response.ok) await keepIn(PLACE_STORE, request, response.clone())
    return response
  })
  try {
    const response = await (kept ? within(PATIENCE_MS, fresh) : fresh)
    return kept && !response.ok ? kept : response
  } catch {
    return kept ?? Response.error()
  }
}

async function keptFirst(request: Request, storeName: string, waitUntil: WaitUntil): Promise<Response> {
  const kept = await keptIn(storeName, request)
  const fresh = fetchReleased(request).then(async (response) => {
    if (response.status === 200) await keepIn(storeName, request, response.clone())
    return response
  })
  if (!kept) return fresh.catch(() => Response.error())
  waitUntil(fresh.catch(() => {}))
  return kept
}

/** What is kept in a store. To open one would make it, also where all was wiped a moment ago. */
function keptIn(storeName: string, asked: Request | string): Promise<Response | undefined> {
  return caches.match(asked, { cacheName: storeName })
}

/** What a tab that keeps nothing, or one behind a lock, asks for is not kept: that tab may be cut off before it wipes it. */
async function keepIn(storeName: string, request: Request, response: Response): Promise<void> {
  if (isStopped() || request.cache === 'no-store') return
  const store = await caches.open(storeName)
  await store.put(request, response)
}

/** The value, or a rejection when it takes longer than `ms` milliseconds. */
function within<Value>(ms: number, value: Promise<Value>): Promise<Value> {
  const tooLate = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`no response within ${ms} ms`)), ms)
  })
  return Promise.race([value, tooLate])
}
