import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
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
  return { accessToken: derive('access token'), codes: derive('codes'), limits: derive('limits') }
}

/** HMAC-SHA-256 in base64url. */
export const keyedHash = (key: Uint8Array, text: string) =>
  createHmac('sha256', key).update(text).digest('base64url')

async function storedSecret(db: Database): Promise<string> {
  const value = randomBytes(KEY_BYTES).toString('base64url')
  await db.insert(serverSecrets).values({ name: NAME, value }).onConflictDoNothing()
  const [stored] = await db.select().from(serverSecrets).where(eq(serverSecrets.name, NAME))
  if (!stored) throw new Error('the secret that was just stored is not there')
  return stored.value
}
