import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { serverKeys } from '../database/schema.ts'
import { StartError } from '../errors/start-error.ts'
import { readSecretFile, secretFileIn } from './secret-file.ts'

/** One key for each use, so that what leaks from one says nothing about another. */
export interface Keys {
  /** Signs access tokens. */
  accessToken: Uint8Array
  /** Keys the hashes of codes, which are too short for a hash alone. */
  codes: Uint8Array
  /** Keys the hashes under which limits are counted. */
  limits: Uint8Array
  /** Signs the names of devices that an owner has signed in on. */
  devices: Uint8Array
  /** Keys the hashes of what passkeys are asked to sign. */
  challenges: Uint8Array
}

const NAME = 'auth'
const KEY_BYTES = 32

interface KeyParts {
  db: Database
  /** AUTH_SECRET; null: the one in the data folder. */
  given: string | null
  dataDir: string
  /** Whether other servers may work on the database, with data folders of their own. */
  isShared: boolean
}

/**
 * The keys that every server on a database has in common: from AUTH_SECRET, or from a random secret in the data folder.
 * The database holds none, so that a copy of it signs nobody in.
 * @throws StartError when another server on the database has another secret
 */
export async function loadKeys({ db, given, dataDir, isShared }: KeyParts): Promise<Keys> {
  const secret = given ?? readSecretFile(dataDir)
  if (isShared && !(await isSameForAll(db, fingerprintOf(secret), given !== null))) {
    throw new StartError(
      `Another server on this database has another secret than ${secretFileIn(dataDir)}: set AUTH_SECRET, the same for all. If no other is left, empty the table server_keys first`,
    )
  }
  return deriveKeys(secret)
}

export function deriveKeys(secret: string): Keys {
  const derive = (use: string) =>
    new Uint8Array(hkdfSync('sha256', secret, '', `painpoint ${use}`, KEY_BYTES))
  return {
    accessToken: derive('access token'),
    codes: derive('codes'),
    limits: derive('limits'),
    devices: derive('devices'),
    challenges: derive('challenges'),
  }
}

/**
 * HMAC-SHA-256 in base64url. Each part goes in with its length before it: no two lists of parts read the same, whatever
 * somebody types into one of them.
 */
export function keyedHash(key: Uint8Array, ...parts: string[]): string {
  const hmac = createHmac('sha256', key)
  for (const part of parts) hmac.update(`${part.length}:${part}`)
  return hmac.digest('base64url')
}

/** Whether two hashes are the same, in a time that tells nothing of where they differ. */
export function isSameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

const fingerprintOf = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'painpoint fingerprint', KEY_BYTES)).toString('base64url')

/** The first secret stays, but for what the operator sets: that is meant to be the new one. */
async function isSameForAll(db: Database, fingerprint: string, isGiven: boolean): Promise<boolean> {
  const values = { name: NAME, fingerprint }
  if (isGiven) {
    await db
      .insert(serverKeys)
      .values(values)
      .onConflictDoUpdate({ target: serverKeys.name, set: { fingerprint } })
    return true
  }
  await db.insert(serverKeys).values(values).onConflictDoNothing()
  const [stored] = await db.select().from(serverKeys).where(eq(serverKeys.name, NAME))
  return stored?.fingerprint === fingerprint
}
