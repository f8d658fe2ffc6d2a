import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib'
import type { Encoding } from './choose-encoding.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

export interface Variant {
  body: () => Buffer
  headers: Record<string, string> & {
    'content-type': string
    'cache-control': string
    vary: string
    /** Strong: another encoding of the same response has another one. */
    etag: string
  }
}

/**
 * A response that is the same for everybody, ready to send for each encoding a client may take. Where there is a compressed
 * body the plain one, several times as long, is not held: it is unpacked for the few clients that ask for it.
 */
export type PreparedResponse = Record<Encoding, Variant>

/** What a response holds, in the encodings there are: a client that takes none of the others gets `identity`. */
export interface Bodies {
  identity: Buffer
  gzip?: Buffer | undefined
  br?: Buffer | undefined
}

/** Names in lower case. */
export type HeadersOfResponse = Record<string, string> & { 'content-type': string; 'cache-control': string }

/**
 * May be kept five minutes, since a release can change it; for a day after that a browser may show what it has
 * while it asks again.
 */
const JSON_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
}

/** Lays out JSON text. */
export function prepareJsonText(bodies: Bodies): PreparedResponse {
  return prepareResponse(bodies, JSON_HEADERS)
}

export async function prepareJson(value: unknown): Promise<PreparedResponse> {
  return prepareJsonText(await compress({ identity: Buffer.from(JSON.stringify(value)) }))
}

/** With what is missing made now. @param quality of gzip and brotli, 1 to 11 */
export async function compress({ identity, gzip: gzipped, br }: Bodies, quality = 9): Promise<Bodies> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  }
  return {
    identity,
    gzip: gzipped ?? (await compressGzip(identity, { level: Math.min(quality, 9) })),
    br: br ?? (await compressBrotli(identity, { params })),
  }
}

/** Lays out what is there already; compresses nothing. */
export function prepareResponse(bodies: Bodies, headers: HeadersOfResponse): PreparedResponse {
  const hash = createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22)
  const { gzip: gzipped, br } = bodies
  const variant = (encoding: Encoding, length: number, body: () => Buffer) => ({
    body,
    headers: headersOfVariant(encoding, length, hash, headers),
  })
  const held = (encoding: Encoding, body: Buffer) => variant(encoding, body.length, () => body)
  const identity =
    gzipped === undefined
      ? held('identity', bodies.identity)
      : variant('identity', bodies.identity.length, () => gunzipSync(gzipped))
  return {
    br: br === undefined ? identity : held('br', br),
    gzip: gzipped === undefined ? identity : held('gzip', gzipped),
    identity,
  }
}

function headersOfVariant(
  encoding: Encoding,
  length: number,
  hash: string,
  headers: HeadersOfResponse,
): Variant['headers'] {
  return {
    ...headers,
    'content-length': String(length),
    vary: 'Accept-Encoding',
    ...(encoding === 'identity'
      ? { etag: `"${hash}"` }
      : { etag: `"${hash}-${encoding}"`, 'content-encoding': encoding }),
  }
}
