import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { RELEASE_PATHS } from '#api/release'
import { compress } from '../responses/bodies.ts'
import { prepareResponse, type PreparedResponse } from '../responses/prepared-response.ts'

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

/** For the start line: whether browsers that were here before can tell this build from an altered one. */
export function describeRelease(folder: string): string {
  const signature = readOf(folder, 'signature')
  if (signature === null)
    return 'Release: not signed, so browsers take any other one for it (docs/operating.md)'
  const { kid } = JSON.parse(Buffer.from(signature.split('.')[0]!, 'base64url').toString()) as { kid: string }
  return `Release: signed by ${kid}`
}

function readOf(folder: string, kind: keyof typeof RELEASE_PATHS): string | null {
  const file = join(folder, RELEASE_PATHS[kind].slice('/.well-known/'.length))
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}
