import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { RELEASE_PATHS, type ReleaseManifest } from '#api/release'
import { sha256 } from '#server/site/release-signature'
import { signRelease } from '../../scripts/release/sign.ts'
import type { keyPair } from '../../scripts/release/testing/key-pair.ts'
import { openSiteProxy, type SiteProxy } from './site-proxy.ts'
import { settled, throughServiceWorker, visitSite } from './visit.ts'

export const HOUR = 3600
/** When a release is signed, if nothing else is said, in seconds since 1970. */
export const LATER = 1_764_000_000

type Key = ReturnType<typeof keyPair>

export const fetchText = async (path: string) => (await fetch(`${inject('site')}${path}`)).text()

/** Puts a signature on what the site serves, and on what it serves altered. */
export async function sign(
  proxy: SiteProxy,
  { privateKey: own }: Key,
  { next = [], at = LATER, also = {} }: { next?: Key[]; at?: number; also?: Record<string, string> } = {},
): Promise<void> {
  const manifest = JSON.parse(await fetchText(RELEASE_PATHS.manifest)) as ReleaseManifest
  for (const [path, body] of Object.entries(also)) manifest.files[path] = sha256(body)
  const text = JSON.stringify(manifest)
  const jws = await signRelease(text, { own, next: next.map(({ name }) => name) }, at)
  proxy.alter(RELEASE_PATHS.manifest, () => text)
  proxy.alter(RELEASE_PATHS.signature, () => jws, 'application/jose')
}

/** As after a new build: another worker, which goes by another version. @returns its text */
export async function rebuild(proxy: SiteProxy, version: string): Promise<string> {
  const worker = (await fetchText('/sw.js')).replace(/version:[`"']\w+/g, `$&${version}`)
  proxy.alter('/sw.js', () => worker)
  return worker
}

/** The device of somebody who was here before, when what was served carried this key's signature. */
export async function visitSigned(key: Key, options: { next?: Key[]; home?: string } = {}) {
  const proxy = await openSiteProxy()
  await sign(proxy, key, options)
  const { page, context } = await visitSite({ baseURL: proxy.site, serviceWorkers: 'allow' })
  await page.goto(options.home ?? '/')
  await settled(page)
  await throughServiceWorker(page)
  const end = async () => {
    await context.close()
    await proxy.end()
  }
  return { page, proxy, end }
}

export function builds(page: Page): Promise<number> {
  return page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('pages-')).length)
}

/** Has the browser look for a new worker. @returns whether one has come to be installed */
export function update(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const installing = new Promise<ServiceWorker>((resolve) => {
      registration.addEventListener('updatefound', () => resolve(registration.installing!), { once: true })
    })
    await registration.update()
    const worker = await installing
    return new Promise<boolean>((resolve) => {
      const look = () => {
        if (worker.state === 'activated') resolve(true)
        if (worker.state === 'redundant') resolve(false)
      }
      worker.addEventListener('statechange', look)
      look()
    })
  })
}

export const headingOf = (page: Page) => page.getByRole('heading', { level: 1 }).innerText()
