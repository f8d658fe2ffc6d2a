/** Text under AES-256-GCM; both parts base64. */
export interface Sealed {
  iv: string
  data: string
}

const AES = 'AES-GCM'
const IV_BYTES = 12

/**
 * What OWASP asks for with SHA-256 (Password Storage Cheat Sheet, 2023): a quarter of a second on a processor core of
 * 2026. A PIN of six digits still falls to whoever copies the browser's storage, within days on one such core.
 */
const PBKDF2_ITERATIONS = 600_000

/** Encrypts under a number used once. */
export async function seal(key: CryptoKey, text: string): Promise<Sealed> {
  const iv = randomBytes(IV_BYTES)
  const data = await crypto.subtle.encrypt({ name: AES, iv }, key, new TextEncoder().encode(text))
  return { iv: toBase64(iv), data: toBase64(new Uint8Array(data)) }
}

/** @throws when the key is another one, or the text was changed */
export async function unseal(key: CryptoKey, { iv, data }: Sealed): Promise<string> {
  const text = await crypto.subtle.decrypt({ name: AES, iv: fromBase64(iv) }, key, fromBase64(data))
  return new TextDecoder().decode(text)
}

export async function keyFromPin(pin: string, salt: string): Promise<CryptoKey> {
  // However the keyboard has put it together.
  const secret = new TextEncoder().encode(pin.normalize('NFKC'))
  const derive = { name: 'PBKDF2', hash: 'SHA-256', salt: fromBase64(salt), iterations: PBKDF2_ITERATIONS }
  return deriveKey(secret, 'PBKDF2', derive)
}

/** @param secret 32 bytes that a passkey gives for this salt alone */
export async function keyFromPasskey(secret: BufferSource, salt: string): Promise<CryptoKey> {
  const info = new TextEncoder().encode('lock on the device')
  return deriveKey(secret, 'HKDF', { name: 'HKDF', hash: 'SHA-256', salt: fromBase64(salt), info })
}

export async function keyFromBytes(bytes: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', fromBase64(bytes), AES, false, ['encrypt', 'decrypt'])
}

export function randomBytes(length: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(length))
}

export function toBase64(bytes: Uint8Array): string {
  // By parts: a call takes only so many arguments.
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(text)
}

export function isSealed(value: unknown): value is Sealed {
  const { iv, data } = (value ?? {}) as Partial<Sealed>
  return isBase64(iv) && isBase64(data)
}

export function isBase64(value: unknown): value is string {
  if (typeof value !== 'string') return false
  try {
    return atob(value) !== ''
  } catch {
    return false
  }
}

export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (char) => char.charCodeAt(0))
}

async function deriveKey(
  secret: BufferSource,
  from: string,
  derive: Pbkdf2Params | HkdfParams,
): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey('raw', secret, from, false, ['deriveKey'])
  return crypto.subtle.deriveKey(derive, base, { name: AES, length: 256 }, false, ['encrypt', 'decrypt'])
}
