import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { RELEASE_PATHS } from '#api/release'
import { compress } from '../responses/bodies.ts'
import { StartError } from '../errors/start-error.ts'
import { prepareResponse, type PreparedResponse } from '../responses/prepared-response.ts'
import { readSignature, sha256 } from './release-signature.ts'

const CONTENT_TYPES = {
  manifest: 'application/json; charset=utf-8',
  signature: 'application/jose',
  sbom: 'application/vnd.cyclonedx+json; charset=utf-8',
} as const satisfies Record<keyof typeof RELEASE_PATHS, string>

/** What the build says about itself, ready to send, by path; a signature only where somebody has signed. */
export async function prepareRelease(folder: string): Promise<Map<string, PreparedResponse>> {
  const prepared = new Map<string, PreparedResponse>()
  for (const kind of ['manifest', 'signature', 'sbom'] as const) {
    const text = readOf(folder, kind)
    const headers = { 'content-type': CONTENT_TYPES[kind], 'cache-control': 'no-cache' }
    if (text !== null) prepared.set(RELEASE_PATHS[kind], prepareResponse(await compress(text), headers))
  }
  return prepared
}

/**
 * For the start line: whether browsers that were here before can tell this build from an altered one.
 * @throws StartError when they would refuse it, since its signature is damaged or that of another build
 */
export async function describeRelease(folder: string): Promise<string> {
  const jws = readOf(folder, 'signature')
  if (jws === null) return 'Release: not signed, so browsers take any other one for it (docs/operating.md)'
  const signature = await readSignature(jws, null)
  const wrong = (what: string) =>
    new StartError(
      `${join(folder, 'release.jws')} ${what}, so browsers would refuse this site: sign this build again with "npm run sign", or build anew (docs/operating.md)`,
    )
  if (signature === null) throw wrong('is damaged, or not signed by a key that it names')
  if (signature.manifest !== sha256(readOf(folder, 'manifest') ?? ''))
    throw wrong('signs another build than release.json beside it tells of')
  return `Release: signed by ${signature.key}`
}

function readOf(folder: string, kind: keyof typeof RELEASE_PATHS): string | null {
  const file = join(folder, RELEASE_PATHS[kind].slice('/.well-known/'.length))
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}
