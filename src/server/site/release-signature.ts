import { createHash } from 'node:crypto'
import { compactVerify, importJWK } from 'jose'
import type { ReleaseSignature } from '#api/release'

/** What a signature says, when one of these keys has made it; null otherwise. With no keys: one that it names itself. */
export async function readSignature(
  jws: string,
  keys: readonly string[] | null,
): Promise<(ReleaseSignature & { key: string }) | null> {
  const [, payload = ''] = jws.trim().split('.')
  for (const key of keys ?? keysNamedIn(payload)) {
    const verified = await importJWK({ kty: 'OKP', crv: 'Ed25519', x: key }, 'EdDSA')
      .then((publicKey) => compactVerify(jws.trim(), publicKey))
      .catch(() => null)
    if (verified)
      return { ...(JSON.parse(Buffer.from(verified.payload).toString()) as ReleaseSignature), key }
  }
  return null
}

/** In hexadecimal digits. */
export function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}

function keysNamedIn(payload: string): string[] {
  try {
    const { keys } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as ReleaseSignature
    return Array.isArray(keys) ? keys : []
  } catch {
    return []
  }
}
