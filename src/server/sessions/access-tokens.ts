import { webcrypto } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'

export const ACCESS_SECONDS = 15 * 60

const ALGORITHM = 'HS256'
const TYPE = 'at+jwt'
/** A token of ours is for ourselves; the key already tells ours from everybody else's. */
const PARTY = 'painpoint'
const CACHE_SIZE = 5000

export interface AccessTokens {
  /** A signed token that names the session for 15 minutes. */
  issue: (session: { id: string; accountId: string }) => Promise<string>
  /** The session that a token of ours names, which may have ended; null for any other or expired text. */
  read: (token: string) => Promise<string | null>
}

interface Read {
  sessionId: string
  expiresAtMs: number
}

/** A page sends the same token many times: the last few thousand whose signature was found good are remembered. */
export function createAccessTokens(secret: Uint8Array): AccessTokens {
  const key = importKey(secret)
  const good = new Map<string, Read>()
  return {
    issue: async ({ id, accountId }) => {
      const now = Math.floor(Date.now() / 1000)
      return new SignJWT({ sid: id })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setSubject(accountId)
        .setIssuer(PARTY)
        .setAudience(PARTY)
        .setIssuedAt(now)
        .setExpirationTime(now + ACCESS_SECONDS)
        .sign(await key)
    },
    read: async (token) => {
      const known = good.get(token)
      const read = known ?? (await verify(token, await key))
      if (read === null) return null
      if (read.expiresAtMs <= Date.now()) {
        good.delete(token)
        return null
      }
      if (known === undefined) {
        // The oldest makes room.
        if (good.size >= CACHE_SIZE) good.delete(good.keys().next().value ?? '')
        good.set(token, read)
      }
      return read.sessionId
    },
  }
}

/** Once, rather than for every token. */
const importKey = (secret: Uint8Array) =>
  webcrypto.subtle.importKey('raw', new Uint8Array(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ])

async function verify(token: string, key: webcrypto.CryptoKey): Promise<Read | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      typ: TYPE,
      issuer: PARTY,
      audience: PARTY,
      requiredClaims: ['exp', 'sid'],
    })
    return { sessionId: String(payload.sid), expiresAtMs: Number(payload.exp) * 1000 }
  } catch {
    return null
  }
}
