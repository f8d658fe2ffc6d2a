import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { ENCODINGS, type Encoding } from './choose-encoding.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

export interface Variant {
  body: Buffer
  headers: {
    'content-type': string
    'content-length': string
    'content-encoding'?: string
    'cache-control': string
    vary: string
    /** Strong: another encoding of the same answer has another one. */
    etag: string
  }
}

/** An answer that is the same for everybody, held ready to send in each encoding. */
export type PreparedResponse = Record<Encoding, Variant>

/**
 * May be kept five minutes, since a release can change it; for a day after that a browser may show what it has
 * while it asks again.
 */
const CACHE_CONTROL = 'public, max-age=300, stale-while-revalidate=86400'

interface PrepareOptions {
  /** The body in brotli, where the build has made it already. */
  brotli?: Buffer | undefined
  /** 0 to 11. */
  brotliQuality?: number
}

export async function prepareJson(value: unknown, options: PrepareOptions = {}): Promise<PreparedResponse> {
  return prepareResponse(Buffer.from(JSON.stringify(value)), options)
}

export async function prepareResponse(
  identity: Buffer,
  { brotli, brotliQuality = 9 }: PrepareOptions = {},
): Promise<PreparedResponse> {
  const bodies: Record<Encoding, Buffer> = {
    identity,
    gzip: await compressGzip(identity, { level: 9 }),
    br:
      brotli ??
      (await compressBrotli(identity, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
          [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
        },
      })),
  }
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  const variants = ENCODINGS.map((encoding) => [encoding, describeVariant(bodies[encoding], encoding, hash)])
  return Object.fromEntries(variants)
}

function describeVariant(body: Buffer, encoding: Encoding, hash: string): Variant {
  return {
    body,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(body.length),
      'cache-control': CACHE_CONTROL,
      vary: 'Accept-Encoding',
      ...(encoding === 'identity'
        ? { etag: `"${hash}"` }
        : { etag: `"${hash}-${encoding}"`, 'content-encoding': encoding }),
    },
  }
}
