import { existsSync, readFileSync, statSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzipSync, gzip as gzipWith } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzipWith)

/** What a response holds, in the encodings there are: a client that takes none of the others gets `identity`. */
export interface Bodies {
  /** Several times as long as the compressed ones: where there are those it is not held, but unpacked. */
  identity: () => Buffer
  /** Of `identity`, in bytes. */
  length: number
  gzip?: Buffer | undefined
  br?: Buffer | undefined
}

export function uncompressed(text: string | Buffer): Bodies {
  const body = Buffer.from(text)
  return { identity: () => body, length: body.length }
}

/** @param quality of gzip and brotli, 1 to 11 */
export async function compress(text: string | Buffer, quality = 9): Promise<Bodies> {
  const body = Buffer.from(text)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  const [gzip, br] = await Promise.all([
    compressGzip(body, { level: Math.min(quality, 9) }),
    compressBrotli(body, { params }),
  ])
  return inEncodings(body.length, gzip, br)
}

/** A file that the build has left, with those beside it in other encodings. Throws when it is not there. */
export function readBodies(file: string): Bodies {
  const read = (path: string) => (existsSync(path) ? readFileSync(path) : undefined)
  const [gzip, br] = [read(`${file}.gz`), read(`${file}.br`)]
  return gzip === undefined
    ? { ...uncompressed(readFileSync(file)), br }
    : inEncodings(statSync(file).size, gzip, br)
}

const inEncodings = (length: number, gzip: Buffer, br: Buffer | undefined): Bodies => ({
  identity: unpackOnce(gzip),
  length,
  gzip,
  br,
})

/**
 * Unpacked again only once nobody is sent it any more: clients that ask for it and don't read would otherwise hold a copy each.
 */
function unpackOnce(gzip: Buffer): () => Buffer {
  let unpacked: WeakRef<Buffer> | undefined
  return () => {
    const held = unpacked?.deref()
    if (held !== undefined) return held
    const body = gunzipSync(gzip)
    unpacked = new WeakRef(body)
    return body
  }
}
