import { verifyAsync } from '@noble/ed25519'
import type { ReleaseSignature } from '#api/release'

/**
 * What a signed release says, when one of these keys has signed it; null otherwise. Without keys, on a device that knows none
 * yet, a key that it names itself will do.
 * @param jws in compact form @param keys public keys, base64url
 */
export async function readSignature(
  jws: string,
  keys: readonly string[] | null,
): Promise<ReleaseSignature | null> {
  try {
    const [header, payload, signature] = jws.trim().split('.')
    const release = signedIn(jws)
    const signed = new TextEncoder().encode(`${header}.${payload}`)
    for (const key of keys ?? release.keys)
      if (await verifyAsync(bytesOf(signature!), signed, bytesOf(key))) return release
  } catch {
    // Something else than a signed release is none.
  }
  return null
}

/** What a signed release says, whoever has signed it. @throws when it is none */
export function signedIn(jws: string): ReleaseSignature {
  return JSON.parse(new TextDecoder().decode(bytesOf(jws.split('.')[1]!))) as ReleaseSignature
}

function bytesOf(base64url: string): Uint8Array {
  return Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
    char.charCodeAt(0),
  )
}
