import { RELEASE_PATHS, type ReleaseManifest } from '#api/release'
import { readSignature, sha256 } from '#server/site/release-signature'
import { GUARD } from '#web/domain/offline/stores.ts'
import { compareResponses } from './compare-responses.ts'
import { headerLines, kindOf, wrongHeaders } from './compare-headers.ts'

export interface Comparison {
  /** One line for each file that is not what the checkout has, and for whatever else is wrong. */
  differences: string[]
  /** Public key that has signed; null when nobody has. */
  signedBy: string | null
  fileCount: number
}

const AT_ONCE = 8
/** A server may hold something else under each: all are looked at. */
const ENCODINGS = ['br', 'gzip', 'identity']
/** Sent in one form alone. */
const MEDIA = /\.(avif|ico|mp4|png|webm|webp|woff2)$/

/**
 * Fetches from a running site every file of this build, in each encoding, and compares it and the headers it came with, and then
 * those of what is no file.
 * @param site its address @param text the manifest of this checkout's build @param key that must have signed; any, when null
 */
export async function compareSite(site: string, text: string, key: string | null): Promise<Comparison> {
  const expected = JSON.parse(text) as ReleaseManifest
  const differences: string[] = []
  const [published, jws] = [
    await fetchText(site, RELEASE_PATHS.manifest),
    await fetchText(site, RELEASE_PATHS.signature),
  ]
  if (published !== text) differences.push(...manifestDifferences(published, expected))
  const signature = jws === null ? null : await readSignature(jws, key === null ? null : [key])
  if (jws === null && key !== null)
    differences.push(`${RELEASE_PATHS.signature} is missing: nobody has signed`)
  if (jws !== null && signature === null)
    differences.push(`${RELEASE_PATHS.signature} is not signed by ${key ?? 'a key that it names'}`)
  if (signature && signature.manifest !== sha256(published ?? ''))
    differences.push(`${RELEASE_PATHS.signature} signs another manifest than ${RELEASE_PATHS.manifest}`)

  const wrong = new Map<string, Set<string>>()
  const note = (path: string, faults: readonly string[]) => {
    for (const fault of faults) wrong.set(fault, (wrong.get(fault) ?? new Set()).add(path))
  }
  const isHttps = site.startsWith('https:')
  const noteHeaders = (address: string, headers: Headers) => {
    const [path = ''] = address.split('?')
    note(address, wrongHeaders(path, headers, { kind: kindOf(path), isHttps }))
  }
  const waiting = Object.entries(expected.files).flatMap(([path, hash]) =>
    addressesOf(path, expected.files).map((address) => [address, hash] as const),
  )
  const compareNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const difference = await fileDifference(site, ...next, noteHeaders)
      if (difference) differences.push(difference)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, compareNext))
  for (const { path, faults } of await compareResponses(site, expected.files)) note(path, faults)
  return {
    differences: [...differences, ...headerLines(wrong)].map(printable).sort(),
    signedBy: signature && printable(signature.key),
    fileCount: Object.keys(expected.files).length,
  }
}

/** What the site itself says of its build, beside this one. */
function manifestDifferences(published: string | null, expected: ReleaseManifest): string[] {
  if (published === null)
    return [`${RELEASE_PATHS.manifest} is missing: the site does not say what it serves`]
  try {
    const { version, node, settings, files } = JSON.parse(published) as ReleaseManifest
    const differences = [
      ...differenceOf('version', version, expected.version),
      ...differenceOf('Node', node, expected.node),
      ...differenceOf('SITE_NAME', settings.SITE_NAME, expected.settings.SITE_NAME),
      ...differenceOf('BASE_URL', settings.BASE_URL, expected.settings.BASE_URL),
      ...listDifferences(files, expected.files),
    ]
    return differences.length > 0 ? differences : [`${RELEASE_PATHS.manifest} has other bytes`]
  } catch {
    return [`${RELEASE_PATHS.manifest} can't be read`]
  }
}

/** Whatever is served: a browser that trusts the list takes what the list says. */
function listDifferences(there: ReleaseManifest['files'], here: ReleaseManifest['files']): string[] {
  return [...new Set([...Object.keys(there), ...Object.keys(here)])].flatMap((path) => {
    if (there[path] === here[path]) return []
    if (here[path] === undefined) return [`${path} is served, and not in this checkout`]
    const has = there[path] === undefined ? 'is not' : 'has another hash'
    return [`${path} ${has} in ${RELEASE_PATHS.manifest}`]
  })
}

function differenceOf(what: string, there: string, here: string): string[] {
  return there === here ? [] : [`${what} of the site's build is "${there}", of this one "${here}"`]
}

/**
 * Where browsers ask for it: links to the first page of a language, which has a service worker of its own, end with a slash, and
 * the worker of English guards what is read in others under an address of its own.
 */
function addressesOf(path: string, files: ReleaseManifest['files']): string[] {
  if (`${path}/sw.js` in files) return [path, `${path}/`]
  return GUARD.startsWith(`${path}?`) ? [path, GUARD] : [path]
}

async function fileDifference(
  site: string,
  path: string,
  hash: string,
  noteHeaders: (path: string, headers: Headers) => void,
): Promise<string | null> {
  for (const encoding of MEDIA.test(path) ? ['identity'] : ENCODINGS) {
    try {
      const response = await ask(`${site}${path}`, { 'accept-encoding': encoding })
      const is404 = path.endsWith('/404.html')
      if (!response.ok && !is404) return `${path} is answered with ${response.status}`
      noteHeaders(path, response.headers)
      if (sha256(Buffer.from(await response.arrayBuffer())) !== hash)
        return `${path} differs${encoding === 'identity' ? '' : ` (${encoding})`}`
    } catch (error) {
      return `${path} could not be fetched: ${error instanceof Error ? error.message : String(error)}`
    }
  }
  return null
}

/**
 * What the host says, to be shown in a terminal: signs there could wipe the lines before it, hide those after it, and say that
 * all is well.
 */
export const printable = (text: string) =>
  text.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, (sign) => `\\u{${sign.codePointAt(0)!.toString(16)}}`)

/** Follows one redirect alone: hosts of files send who asks for a folder to the same address with a slash at its end. */
async function ask(address: string, headers: Record<string, string>): Promise<Response> {
  const response = await fetch(address, { redirect: 'manual', headers })
  const location = response.headers.get('location')
  if (location === null || new URL(location, address).href !== `${address}/`) return response
  return fetch(`${address}/`, { redirect: 'manual', headers })
}

async function fetchText(site: string, path: string): Promise<string | null> {
  const response = await fetch(`${site}${path}`, { redirect: 'manual' })
  return response.ok ? response.text() : null
}
