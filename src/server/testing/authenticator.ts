import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import type { PasskeyCreationOptions, PasskeyRequestOptions } from '#api/passkeys'

/** What a test has an authenticator, or the browser around it, do wrong. */
export interface Faults {
  origin?: string
  rpId?: string
  /** Signs for another challenge than it was given. */
  challenge?: string
  /** Asked by a frame in a page of another site. */
  isFramed?: boolean
  /** Of the page that such a frame is in. */
  topOrigin?: string
  /** Whether it has checked who holds it. */
  isVerified?: boolean
  signCount?: number
  userHandle?: string
  /** Signs with a key of its own. */
  isForged?: boolean
  /** States something about its maker, in this format, though nobody has asked. */
  statement?: string
}

export interface SoftwarePasskey {
  id: string
  accountId: string
  privateKey: KeyObject
  signCount: number
}

const ORIGIN = 'http://localhost:3000'
const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const BACKED_UP = 0x08 | 0x10
const ATTESTED = 0x40

/**
 * An authenticator in software, with ES256 and without attestation, that does as WebAuthn says (sections 6.1, 6.3.2 and
 * 6.3.3), and wrongly where a test wants it to.
 * @param copied whose id the new one takes for its own
 */
export function createPasskey(
  options: PasskeyCreationOptions,
  faults: Faults = {},
  copied?: Pick<SoftwarePasskey, 'id'>,
) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = copied ? Buffer.from(copied.id, 'base64url') : randomBytes(32)
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const coseKey = map([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ])
  const authData = Buffer.concat([
    authenticatorData(options.rp.id ?? '', ATTESTED | BACKED_UP, faults),
    Buffer.alloc(16),
    Buffer.from([0, id.length]),
    id,
    coseKey,
  ])
  const attestationObject = map([
    ['fmt', faults.statement ?? 'none'],
    ['attStmt', []],
    ['authData', authData],
  ])
  const passkey: SoftwarePasskey = {
    id: id.toString('base64url'),
    accountId: options.user.id,
    privateKey,
    signCount: 0,
  }
  const credential = {
    id: passkey.id,
    rawId: passkey.id,
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: clientData('webauthn.create', options.challenge, faults).toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    },
  }
  return { passkey, credential }
}

/** What it answers when asked to sign in. */
export function usePasskey(passkey: SoftwarePasskey, options: PasskeyRequestOptions, faults: Faults = {}) {
  const data = authenticatorData(options.rpId, BACKED_UP, {
    ...faults,
    signCount: faults.signCount ?? passkey.signCount,
  })
  const client = clientData('webauthn.get', options.challenge, faults)
  const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
  const key = faults.isForged
    ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
    : passkey.privateKey
  return {
    id: passkey.id,
    rawId: passkey.id,
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, key).toString('base64url'),
      userHandle: faults.userHandle ?? passkey.accountId,
    },
  }
}

function authenticatorData(
  rpId: string,
  flags: number,
  { isVerified = true, signCount = 0, ...faults }: Faults,
) {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(signCount)
  return Buffer.concat([
    createHash('sha256')
      .update(faults.rpId ?? rpId)
      .digest(),
    Buffer.from([flags | USER_PRESENT | (isVerified ? USER_VERIFIED : 0)]),
    count,
  ])
}

const clientData = (type: string, challenge: string, faults: Faults): Buffer =>
  Buffer.from(
    JSON.stringify({
      type,
      challenge: faults.challenge ?? challenge,
      origin: faults.origin ?? ORIGIN,
      crossOrigin: faults.isFramed ?? false,
      topOrigin: faults.topOrigin,
    }),
  )

type Cbor = number | string | Uint8Array | []

/** A map in CBOR (RFC 8949), as far as an authenticator needs it; `[]` stands for an empty one. */
function map(entries: [key: number | string, value: Cbor][]): Buffer {
  return Buffer.concat([
    head(5, entries.length),
    ...entries.flatMap(([key, value]) => [item(key), item(value)]),
  ])
}

function item(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)])
  if (Array.isArray(value)) return head(5, 0)
  return Buffer.concat([head(2, value.length), value])
}

function head(type: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(type << 5) | length])
  if (length < 256) return Buffer.from([(type << 5) | 24, length])
  return Buffer.from([(type << 5) | 25, length >> 8, length & 255])
}
