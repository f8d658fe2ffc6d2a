import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { ENCODINGS, type Encoding } from './choose-encoding.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

export interface Variant {
  body: Buffer
  headers: Record<string, string> & {
    'content-type': string
    'cache-control': string
    vary: string
    /** Strong: another encoding of the same response has another one. */
    etag: string
  }
}

/** A response that is the same for everybody, held ready to send for each encoding a client may take. */
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

/** Prepares JSON text. @param quality of what is made where none is given, 1 to 11 */
export async function prepareJsonText(
  { identity, br }: Pick<Bodies, 'identity' | 'br'>,
  quality?: number,
): Promise<PreparedResponse> {
  return prepareResponse(await compress({ identity, br }, quality), JSON_HEADERS)
}

export async function prepareJson(value: unknown, quality?: number): Promise<PreparedResponse> {
  return prepareJsonText({ identity: Buffer.from(JSON.stringify(value)) }, quality)
}

/** With what is missing made now. @param quality of gzip and brotli */
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
  const identity = describeVariant(bodies.identity, 'identity', hash, headers)
  const variants = ENCODINGS.map((encoding) => {
    const body = encoding === 'identity' ? undefined : bodies[encoding]
    return [encoding, body === undefined ? identity : describeVariant(body, encoding, hash, headers)]
  })
  return Object.fromEntries(variants)
}

function describeVariant(
  body: Buffer,
  encoding: Encoding,
  hash: string,
  headers: HeadersOfResponse,
): Variant {
  return {
    body,
    headers: {
      ...headers,
      'content-length': String(body.length),
      vary: 'Accept-Encoding',
      ...(encoding === 'identity'
        ? { etag: `"${hash}"` }
        : { etag: `"${hash}-${encoding}"`, 'content-encoding': encoding }),
    },
  }
}
