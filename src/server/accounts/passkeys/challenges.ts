import { randomBytes } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { PASSKEY_SECONDS } from '#api/account-call-cookies'
import { passkeyChallenges } from '../../database/schema.ts'
import { keyedHash } from '../../secrets/keys.ts'
import type { AccountServices } from '../services.ts'

/** What a challenge is good for: what it was made for, and nothing else. */
export type ChallengeUse =
  | { to: 'login' }
  | { to: 'add'; sessionId: string }
  /** @property address the one that the account is to have; null for none */
  | { to: 'sign_up'; address: string | null }

/** Which browser was asked, to do what. */
export interface Asked {
  /** The random name in its cookie. */
  browser: string
  use: ChallengeUse
}

type Services = Pick<AccountServices, 'db' | 'keys'>

const CHALLENGE_BYTES = 32

/** @param newAccountId of the account that is made when the challenge comes back */
export async function issueChallenge(
  { db, keys }: Services,
  asked: Asked,
  newAccountId: string | null = null,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(CHALLENGE_BYTES))
  await db.insert(passkeyChallenges).values({
    hash: hashOf(keys.challenges, Buffer.from(challenge).toString('base64url'), asked),
    newAccountId,
    expiresAt: sql`now() + make_interval(secs => ${PASSKEY_SECONDS})`,
  })
  return challenge
}

/** Uses a challenge up: of two at once, one gets it. Null when it is unknown, used, expired, or was made for something else. */
export async function redeemChallenge(
  { db, keys }: Services,
  challenge: string,
  asked: Asked,
): Promise<{ newAccountId: string | null } | null> {
  const hash = hashOf(keys.challenges, challenge, asked)
  const [used] = await db
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.hash, hash), gt(passkeyChallenges.expiresAt, sql`now()`)))
    .returning()
  return used ?? null
}

function hashOf(key: Uint8Array, challenge: string, { browser, use }: Asked): string {
  const subject = use.to === 'add' ? use.sessionId : use.to === 'sign_up' ? (use.address ?? '') : ''
  return keyedHash(key, challenge, browser, use.to, subject)
}
