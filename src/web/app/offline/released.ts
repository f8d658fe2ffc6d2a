import { MADE_AT_START, PAGES_WITH_VALUE } from '#api/pages'
import { addressOf, languageAt } from '#web/language/language.ts'
import type { ReleaseManifest } from '#api/release'
import { REFUSED_ENTRY, RELEASE_STORE } from '#web/domain/offline/stores.ts'
import { isStopped } from './stopped.ts'
import { pagePath } from './strategy.ts'
import { currentTrust, Refused, renewTrust, sha256 } from './trust.ts'

/** A browser that may not guess (`nosniff`) runs nothing of these. */
const INERT = /^(application\/(json|jose)|text\/plain)\b/
/** What stands at every other address of a language. */
const NOT_FOUND = '/404.html'
const WORKER = addressOf('/sw.js')

/**
 * The network's response, when it is what the signed release says, or when this device knows of none.
 * @throws Refused when it is something else; or else what the network says
 */
export async function fetchReleased(request: Request): Promise<Response> {
  const response = await fetch(request)
  const isPage = request.mode === 'navigate'
  if (!(await currentTrust()) || (isPage ? isHarmless(response) : !response.ok)) return response
  if (response.status >= 500) throw new Error(`${request.url} answered ${response.status}`)
  const { pathname } = new URL(request.url)
  if (!isPage) return asReleased(pathname, response)
  if (MADE_AT_START.includes(pathname)) return asText(response)
  await recordRefusal(async () => {
    if (!(await isOfReleaseBefore(pathname, response, hashOfPage)))
      await checkReleased(pathname, response, hashOfPage)
  })
  return response
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
  if (await isOfReleaseBefore(path, response)) return response
  try {
    await checkReleased(path, response)
    return response
  } catch {
    const again = await fetch(path, { credentials: 'omit', cache: 'reload' })
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

function isHarmless({ type, headers }: Response): boolean {
  if (type === 'opaqueredirect') return true
  return INERT.test(headers.get('content-type') ?? '') && headers.get('x-content-type-options') === 'nosniff'
}

/** Nothing of it runs, whatever it is. */
function asText(response: Response): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' }
  return new Response(response.body, { status: response.status, headers })
}

function hashOfFile({ files }: ReleaseManifest, path: string): string | undefined {
  return files[path]
}

function hashOfPage({ files }: ReleaseManifest, path: string): string | undefined {
  const page = pagePath(path)
  // The worker of English answers for the others too, until they have one of their own.
  const language = languageAt(page)
  const withValue = PAGES_WITH_VALUE.map((each) => addressOf(each, language)).find((each) =>
    page.startsWith(`${each}/`),
  )
  return files[withValue ?? page] ?? files[addressOf(NOT_FOUND, language)]
}

async function hashIn(response: Response): Promise<string> {
  return sha256(await response.clone().arrayBuffer())
}
