import { RELEASE_PATHS, type ReleaseManifest, type ReleaseSignature } from '#api/release'
import { RELEASE_STORE } from '#web/domain/offline/stores.ts'
import { readSignature, signedIn } from './signature.ts'
import { isStopped } from './stopped.ts'

/**
 * The release that this device has taken last, and by that whose signature the next one needs. The first signed one is taken as it
 * comes; from then on none comes without a signature by a key that the one before has named.
 */
export interface Trust {
  signature: ReleaseSignature
  manifest: ReleaseManifest
  /** The one before: pages that are still open ask for its files. */
  before: ReleaseManifest | null
}

/** What is served is not signed by whom this device trusts. */
export class Refused extends Error {}

/** Where the manifest before is kept; nothing is served there. */
const BEFORE = `${RELEASE_PATHS.manifest}?before`

let read: Promise<Trust | null> | undefined
let underWay: Promise<Trust | null> | undefined

/** Null: no signed release has been seen yet. */
export function currentTrust(): Promise<Trust | null> {
  read ??= readTrust()
  return read
}

/**
 * Takes the release that is served now.
 * @returns null where none is signed, nor ever was @throws Refused when it is not to be trusted, or else what the network says
 */
export function renewTrust(): Promise<Trust | null> {
  underWay ??= renew().finally(() => (underWay = undefined))
  return underWay
}

async function renew(): Promise<Trust | null> {
  // Another worker of this site may have taken a newer one.
  const known = await readTrust()
  const response = await fetchNow(RELEASE_PATHS.signature)
  if (response.status >= 500) throw new Error(`${RELEASE_PATHS.signature} answered ${response.status}`)
  if (!response.ok && !known) return null
  const jws = response.ok ? await response.text() : ''
  const signature = await readSignature(jws, known?.signature.keys ?? null)
  if (!signature) throw new Refused()
  // By who may sign, so nobody has altered it: a server that was not restarted yet, or one that went back. It is not taken.
  if (known && signature.signedAt < known.signature.signedAt) throw new Error('an older release')
  if (signature.manifest === known?.signature.manifest) return keep(jws, null, known.before)

  const text = await (await fetchNow(RELEASE_PATHS.manifest)).text()
  if ((await sha256(new TextEncoder().encode(text))) !== signature.manifest) throw new Refused()
  return keep(jws, text, known?.manifest ?? null)
}

/** @param manifest null when it is the one that is kept already */
async function keep(
  jws: string,
  manifest: string | null,
  before: ReleaseManifest | null,
): Promise<Trust | null> {
  if (isStopped()) return null
  const store = await caches.open(RELEASE_STORE)
  if (manifest !== null) {
    if (before) await store.put(BEFORE, new Response(JSON.stringify(before)))
    await store.put(RELEASE_PATHS.manifest, new Response(manifest))
  }
  await store.put(RELEASE_PATHS.signature, new Response(jws))
  read = readTrust()
  return read
}

async function readTrust(): Promise<Trust | null> {
  const kept = (path: string) => caches.match(path, { cacheName: RELEASE_STORE })
  const [jws, manifest, before] = await Promise.all(
    [RELEASE_PATHS.signature, RELEASE_PATHS.manifest, BEFORE].map(kept),
  )
  if (!jws || !manifest) return null
  return {
    signature: signedIn(await jws.text()),
    manifest: (await manifest.json()) as ReleaseManifest,
    before: before ? ((await before.json()) as ReleaseManifest) : null,
  }
}

function fetchNow(path: string): Promise<Response> {
  return fetch(path, { credentials: 'omit', cache: 'no-store' })
}

/** In hexadecimal digits. */
export async function sha256(bytes: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
