import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { CompactSign } from 'jose'
import type { ReleaseSignature } from '#api/release'
import { sha256 } from '#server/site/release-signature'

/** What signs a release, and what may sign the next one beside it. */
export interface ReleaseKeys {
  own: KeyObject
  /** Public keys as the signature names them. */
  next: string[]
}

/**
 * The keys that the environment names: `RELEASE_KEY` is a file with an Ed25519 private key in PEM (`RELEASE_KEY_PASSPHRASE` opens
 * it, if it is encrypted), `RELEASE_NEXT_KEYS` files with public ones, separated by commas. Null where no key is named.
 * @throws Error with what is wrong with a file
 */
export function readReleaseKeys(variables: NodeJS.ProcessEnv): ReleaseKeys | null {
  const { RELEASE_KEY, RELEASE_KEY_PASSPHRASE: passphrase, RELEASE_NEXT_KEYS = '' } = variables
  if (!RELEASE_KEY) return null
  const nextFiles = RELEASE_NEXT_KEYS.split(',').filter((file) => file.trim() !== '')
  return {
    own: keyIn(RELEASE_KEY, (pem) => createPrivateKey({ key: pem, ...(passphrase && { passphrase }) })),
    next: nextFiles.map((file) => nameOfKey(keyIn(file.trim(), createPublicKey))),
  }
}

/** Signs the manifest's text. @returns a JWS in compact form @param now seconds since 1970 */
export async function signRelease(
  manifest: string,
  { own, next }: ReleaseKeys,
  now: number,
): Promise<string> {
  const keys = [nameOfKey(createPublicKey(own)), ...next]
  const payload: ReleaseSignature = { manifest: sha256(manifest), signedAt: now, keys: [...new Set(keys)] }
  return new CompactSign(Buffer.from(JSON.stringify(payload)))
    .setProtectedHeader({ alg: 'EdDSA', kid: keys[0]! })
    .sign(own)
}

/** The 32 bytes of a public key, base64url. */
export function nameOfKey(publicKey: KeyObject): string {
  return String(publicKey.export({ format: 'jwk' }).x)
}

function keyIn(file: string, read: (pem: string) => KeyObject): KeyObject {
  if (!existsSync(file)) throw new Error(`There is no key in ${file}`)
  let key: KeyObject
  try {
    key = read(readFileSync(file, 'utf8'))
  } catch {
    throw new Error(`${file} can't be read as a key in PEM, or RELEASE_KEY_PASSPHRASE is not its passphrase`)
  }
  if (key.asymmetricKeyType !== 'ed25519')
    throw new Error(`${file} is no Ed25519 key: ${key.asymmetricKeyType}`)
  return key
}
