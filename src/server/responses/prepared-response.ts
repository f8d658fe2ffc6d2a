import { createHash } from 'node:crypto'
import { compress, type Bodies } from './bodies.ts'
import type { Encoding } from './choose-encoding.ts'

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
  return prepareJsonText(await compress(JSON.stringify(value)))
}

/** Lays out what is there already; compresses nothing. */
export function prepareResponse(bodies: Bodies, headers: HeadersOfResponse): PreparedResponse {
  const { length, gzip, br } = bodies
  const hash = createHash('sha256')
    .update(gzip ?? bodies.identity())
    .digest('base64url')
    .slice(0, 22)
  const variant = (encoding: Encoding, bytes: number, body: () => Buffer) => ({
    body,
    headers: headersOfVariant(encoding, bytes, hash, headers),
  })
  const held = (encoding: Encoding, body: Buffer) => variant(encoding, body.length, () => body)
  const identity = variant('identity', length, bodies.identity)
  return {
    br: br === undefined ? identity : held('br', br),
    gzip: gzip === undefined ? identity : held('gzip', gzip),
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
