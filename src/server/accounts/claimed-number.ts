import { and, eq, exists, isNull, lt, notExists, sql } from 'drizzle-orm'
import type { Queryable } from '../database/connect.ts'
import { accounts, consents, passkeys } from '../database/schema.ts'
import { AppError } from '../errors/app-error.ts'
import type { Address } from './addresses.ts'
import { findByAddress, type Account } from './find-account.ts'

/** So long a number is kept for who signed up with it and has not confirmed it: then it is the next one's who does. */
export const CLAIM_MINUTES = 60

/** Throws `account_exists` when somebody has the address: a number that nobody has confirmed for an hour is nobody's. */
export async function requireFree(db: Queryable, address: Address, field?: string): Promise<void> {
  const found = await findByAddress(db, address)
  if (found !== null && !isLapsed(found, address))
    throw new AppError('account_exists', field === undefined ? {} : { field })
}

const isLapsed = ({ phoneConfirmedAt, createdAt }: Account, { kind }: Address): boolean =>
  kind === 'phone' && phoneConfirmedAt === null && createdAt.getTime() < Date.now() - CLAIM_MINUTES * 60_000

/**
 * Takes a number from who has not confirmed it for an hour, so that it can be signed up with. That account goes: it is of no
 * use without. One with a passkey stays, without the number.
 */
export async function giveWay(transaction: Queryable, { kind, value }: Address): Promise<void> {
  if (kind !== 'phone') return
  const lapsed = and(
    eq(accounts.phone, value),
    isNull(accounts.phoneConfirmedAt),
    isNull(accounts.emailConfirmedAt),
    lt(accounts.createdAt, sql`now() - make_interval(mins => ${CLAIM_MINUTES})`),
  )
  const itsPasskeys = transaction.select().from(passkeys).where(eq(passkeys.accountId, accounts.id))
  await transaction.delete(accounts).where(and(lapsed, notExists(itsPasskeys)))
  const [kept] = await transaction
    .update(accounts)
    .set({ phone: null })
    .where(and(lapsed, exists(itsPasskeys)))
    .returning({ id: accounts.id })
  if (!kept) return
  await transaction
    .update(consents)
    .set({ withdrawnAt: sql`now()` })
    .where(and(eq(consents.accountId, kept.id), eq(consents.field, 'phone'), isNull(consents.withdrawnAt)))
}
