import { MADE_AT_START, PAGES_WITH_VALUE } from '#api/pages'
import { addressOf, LANGUAGE, languageAt } from '#web/language/language.ts'
import type { ReleaseManifest } from '#api/release'
import { REFUSED_ENTRY, RELEASE_STORE } from '#web/domain/offline/stores.ts'
import { isStopped } from './stopped.ts'
import { asInert, asPage, isInert, isPagePath } from './own-headers.ts'
import { pagePath } from './strategy.ts'
import { currentTrust, Refused, renewTrust, sha256 } from './trust.ts'

/** What stands at every other address of a language. */
const NOT_FOUND = '/404.html'
const WORKER = addressOf('/sw.js')

/**
 * Where the network is asked for a page or file that is kept under its path: who asks for the first page of a language without
 * the slash at its end is sent to that with it, and no browser shows what another address answered.
 */
export function askedAt(path: string): string {
  return path === LANGUAGE.base ? addressOf('/') : path
}

/**
 * The network's response, when it is what the signed release says, or when this device knows of none.
 * @throws Refused when it is something else; or else what the network says
 */
export async function fetchReleased(request: Request): Promise<Response> {
  const response = await fetch(request)
  const trust = await currentTrust()
  const isShown = request.mode === 'navigate'
  // Where a redirect leads to is looked at when it is asked for.
  if (!trust || (isShown && response.type === 'opaqueredirect')) return response
  // Browsers draw a picture that comes as one that is not there: nothing in such a response is looked at, nor signed.
  if (!isShown && !response.ok) return withoutBody(response)
  const { pathname } = new URL(request.url)
  if (isShown && !isListed(trust.manifest, pathname) && isInert(response)) return asInert(response)
  if (response.status >= 500) throw new Error(`${request.url} answered ${response.status}`)
  if (!isShown) return asReleased(pathname, response)
  if (MADE_AT_START.includes(pathname)) return asInert(response)
  await recordRefusal(async () => {
    if (!(await isOfReleaseBefore(pathname, response, hashOfPage)))
      await checkReleased(pathname, response, hashOfPage)
  })
  const isFile = isListed((await currentTrust())!.manifest, pathname) && !isPagePath(listedAs(pathname))
  return isFile ? asInert(response) : asPage(response)
}

/**
 * Whether a file is that of the release of now.
 * @throws Refused when it isn't, also once the release that is served now was asked for
 */
export async function checkReleased(path: string, response: Response, hashOf = hashOfFile): Promise<void> {
  const trust = await currentTrust()
  if (!trust) return
  const hash = await hashIn(response)
  if (hash === hashOf(trust.manifest, path)) return
  const renewed = await renewTrust()
  if (renewed && hash !== hashOf(renewed.manifest, path)) throw new Refused()
}

/** For a worker that is about to be installed: takes the release it came with. @throws Refused when that is not to be trusted */
export function checkWorker(): Promise<void> {
  return recordRefusal(async () => {
    if (!(await renewTrust())) return
    const response = await fetch(WORKER, { cache: 'no-store' })
    if (await isOfReleaseBefore(WORKER, response)) throw new Error('the worker of the release before')
    await checkReleased(WORKER, response)
  })
}

/**
 * A file of the release of now, or of the one before, whose pages may still be open. What the browser itself has kept longer is
 * fetched anew. @throws Refused when it is something else
 */
export async function asReleased(path: string, response: Response): Promise<Response> {
  const released = await releasedOf(path, response)
  return (await currentTrust()) && isPagePath(path) ? asPage(released) : released
}

async function releasedOf(path: string, response: Response): Promise<Response> {
  if (await isOfReleaseBefore(path, response)) return response
  try {
    await checkReleased(path, response)
    return response
  } catch {
    const again = await fetch(askedAt(path), { credentials: 'omit', cache: 'reload' })
    await checkReleased(path, again)
    return again
  }
}

/** Other servers of the site may still serve it, and pages of it may still be open. */
async function isOfReleaseBefore(path: string, response: Response, hashOf = hashOfFile): Promise<boolean> {
  const trust = await currentTrust()
  if (!trust?.before) return false
  const hash = await hashIn(response)
  return hash === hashOf(trust.before, path) && hash !== hashOf(trust.manifest, path)
}

/** Leaves word for the page while what is served is refused. */
async function recordRefusal(check: () => Promise<void>): Promise<void> {
  try {
    await check()
    if (await caches.match(REFUSED_ENTRY, { cacheName: RELEASE_STORE }))
      await (await caches.open(RELEASE_STORE)).delete(REFUSED_ENTRY)
  } catch (error) {
    if (error instanceof Refused && !isStopped())
      await (await caches.open(RELEASE_STORE)).put(REFUSED_ENTRY, new Response())
    throw error
  }
}

function withoutBody({ status }: Response): Response {
  return status === 0 ? Response.error() : new Response(null, { status })
}

function hashOfFile({ files }: ReleaseManifest, path: string): string | undefined {
  return files[path]
}

function hashOfPage(manifest: ReleaseManifest, path: string): string | undefined {
  return manifest.files[listedAs(path)] ?? manifest.files[addressOf(NOT_FOUND, languageAt(pagePath(path)))]
}

function isListed({ files }: ReleaseManifest, path: string): boolean {
  return files[listedAs(path)] !== undefined
}

function listedAs(path: string): string {
  const page = pagePath(path)
  // The worker of English answers for the others too, until they have one of their own.
  const language = languageAt(page)
  const withValue = PAGES_WITH_VALUE.map((each) => addressOf(each, language)).find((each) =>
    page.startsWith(`${each}/`),
  )
  return withValue ?? page
}

async function hashIn(response: Response): Promise<string> {
  return sha256(await response.clone().arrayBuffer())
}
