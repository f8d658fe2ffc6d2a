import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { serverSecrets } from '../database/schema.ts'

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
}

const NAME = 'auth'
const KEY_BYTES = 32

/**
 * The keys that every server on this database has in common: from AUTH_SECRET, or from a random secret that the
 * first server leaves in the database.
 */
export async function loadKeys(db: Database, given: string | null): Promise<Keys> {
  return deriveKeys(given ?? (await storedSecret(db)))
}

export function deriveKeys(secret: string): Keys {
  const derive = (use: string) =>
    new Uint8Array(hkdfSync('sha256', secret, '', `painpoint ${use}`, KEY_BYTES))
  return {
    accessToken: derive('access token'),
    codes: derive('codes'),
    limits: derive('limits'),
    devices: derive('devices'),
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

async function storedSecret(db: Database): Promise<string> {
  const value = randomBytes(KEY_BYTES).toString('base64url')
  await db.insert(serverSecrets).values({ name: NAME, value }).onConflictDoNothing()
  const [stored] = await db.select().from(serverSecrets).where(eq(serverSecrets.name, NAME))
  if (!stored) throw new Error('the secret that was just stored is not there')
  return stored.value
}
