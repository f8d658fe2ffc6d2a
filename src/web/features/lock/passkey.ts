import { SITE_NAME } from '#web/site.ts'
import { fromBase64, keyFromPasskey, randomBytes, toBase64 } from './sealed.ts'

/** A passkey that gives a secret of its own for a salt (PRF, https://www.w3.org/TR/webauthn-3/#prf-extension). It is known to no server. */
export interface LockPasskey {
  id: string
  /** Made of its secret. */
  wrappingKey: CryptoKey
}

/** ES256, Ed25519, RS256: no signature is ever looked at. */
const ALGORITHMS = [-7, -8, -257]

/** Passkeys work by https or on localhost, and at no address that is a number. */
export function mayHavePasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function' && !/^[\d.]+$|^\[/.test(window.location.hostname)
}

/** @returns null when the person or the device would not, or the device's passkeys give no secrets */
export async function createPasskey(salt: string, name: string): Promise<LockPasskey | null> {
  try {
    const made = (await navigator.credentials.create({
      publicKey: {
        rp: { name: SITE_NAME },
        user: { id: randomBytes(16), name, displayName: name },
        challenge: randomBytes(32),
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
        authenticatorSelection: { userVerification: 'required', residentKey: 'discouraged' },
        extensions: { prf: {} },
      },
    })) as PublicKeyCredential | null
    if (!made?.getClientExtensionResults().prf?.enabled) return null
    const id = toBase64(new Uint8Array(made.rawId))
    const wrappingKey = await keyOfPasskey(id, salt)
    return wrappingKey && { id, wrappingKey }
  } catch {
    return null
  }
}

/** @returns the key made of its secret; null when the person would not, or the passkey is gone */
export async function keyOfPasskey(id: string, salt: string): Promise<CryptoKey | null> {
  try {
    const used = (await navigator.credentials.get({
      publicKey: {
        challenge: randomBytes(32),
        allowCredentials: [{ type: 'public-key', id: fromBase64(id) }],
        userVerification: 'required',
        extensions: { prf: { eval: { first: fromBase64(salt) } } },
      },
    })) as PublicKeyCredential | null
    const secret = used?.getClientExtensionResults().prf?.results?.first
    return secret ? await keyFromPasskey(secret, salt) : null
  } catch {
    return null
  }
}
