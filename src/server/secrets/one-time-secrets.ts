import { createHash, randomBytes, randomInt } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { CODE_DIGITS } from '#api/account-rules'
import type { Queryable } from '../database/connect.ts'
import { oneTimeSecrets } from '../database/schema.ts'
import { isSameHash, keyedHash } from './keys.ts'

export const LINK_SECONDS = 60 * 60
export const CODE_SECONDS = 10 * 60
const CODE_TRIES = 5
const LINK_BYTES = 32

const SET_PASSWORD = 'set_password'
export type CodePurpose = 'reset' | 'confirm_email' | 'confirm_phone'

/** Whose secret it was, and where it had been sent. */
export interface Redeemed {
  accountId: string
  address: string
}

interface NewLink extends Redeemed {
  seconds: number
}

interface NewCode extends Redeemed {
  purpose: CodePurpose
  /** A hash of the ticket of whoever asked for it, without which it can't be tried; left out where a login says who that is. */
  ticket?: string
}

/** Makes the random part of a set-password link; one made before for the account is void from then on. */
export async function issueLink(db: Queryable, { seconds, ...whose }: NewLink): Promise<string> {
  const link = randomBytes(LINK_BYTES).toString('base64url')
  await store(db, { ...whose, purpose: SET_PASSWORD, hash: hashLink(link), triesLeft: 1 }, seconds)
  return link
}

/** Whose link it is and until when; null when it is unknown, used or expired. It stays usable. */
export async function findLink(
  db: Queryable,
  link: string,
): Promise<(Redeemed & { expiresAt: Date }) | null> {
  const [found] = await db.select().from(oneTimeSecrets).where(isLink(link))
  return found ?? null
}

/** As `findLink`, and uses it up: of two at once, one gets it. */
export async function redeemLink(db: Queryable, link: string): Promise<Redeemed | null> {
  const [found] = await db.delete(oneTimeSecrets).where(isLink(link)).returning()
  return found ?? null
}

/** Makes a code of six digits; one made before for the account, purpose and ticket is void from then on. */
export async function issueCode(db: Queryable, key: Uint8Array, code: NewCode): Promise<string> {
  const digits = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
  await store(db, { ...code, hash: hashCode(key, code, digits), triesLeft: CODE_TRIES }, CODE_SECONDS)
  return digits
}

/**
 * Uses a code up. Every try counts, whether it was right or not, and nothing tells why one failed.
 * @returns null when the code is wrong, unknown, used, expired or tried too often
 */
export async function redeemCode(
  db: Queryable,
  key: Uint8Array,
  whose: Pick<NewCode, 'accountId' | 'purpose' | 'ticket'>,
  digits: string,
): Promise<Redeemed | null> {
  const { accountId, purpose, ticket = '' } = whose
  const [tried] = await db
    .update(oneTimeSecrets)
    .set({ triesLeft: sql`${oneTimeSecrets.triesLeft} - 1` })
    .where(
      and(
        eq(oneTimeSecrets.accountId, accountId),
        eq(oneTimeSecrets.purpose, purpose),
        eq(oneTimeSecrets.ticket, ticket),
        gt(oneTimeSecrets.triesLeft, 0),
        gt(oneTimeSecrets.expiresAt, sql`now()`),
      ),
    )
    .returning()
  const hash = hashCode(key, whose, digits)
  if (!tried || !isSameHash(tried.hash, hash)) return null
  const used = await db.delete(oneTimeSecrets).where(eq(oneTimeSecrets.id, tried.id)).returning()
  return used[0] ?? null
}

async function store(
  db: Queryable,
  secret: Omit<typeof oneTimeSecrets.$inferInsert, 'expiresAt'>,
  seconds: number,
): Promise<void> {
  const values = { ...secret, expiresAt: sql`now() + make_interval(secs => ${seconds})` }
  await db
    .insert(oneTimeSecrets)
    .values(values)
    .onConflictDoUpdate({
      target: [oneTimeSecrets.accountId, oneTimeSecrets.purpose, oneTimeSecrets.ticket],
      set: { ...values, createdAt: sql`now()` },
    })
}

const isLink = (link: string) =>
  and(
    eq(oneTimeSecrets.hash, hashLink(link)),
    eq(oneTimeSecrets.purpose, SET_PASSWORD),
    gt(oneTimeSecrets.expiresAt, sql`now()`),
  )

/** 256 random bits need neither salt nor key. */
const hashLink = (link: string) => createHash('sha256').update(link).digest('base64url')

const hashCode = (key: Uint8Array, whose: { accountId: string; purpose: CodePurpose }, digits: string) =>
  keyedHash(key, whose.accountId, whose.purpose, digits)
