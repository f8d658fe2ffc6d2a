import { eq } from 'drizzle-orm'
import type { Queryable } from '../database/connect.ts'
import { accounts, sessions } from '../database/schema.ts'
import { AppError } from '../errors/app-error.ts'
import type { Lookup } from '../limits/charge-statement.ts'
import type { SignedIn } from '../sessions/session-lookup.ts'
import type { Address } from './addresses.ts'

export type Account = typeof accounts.$inferSelect

export async function findByAddress(db: Queryable, { kind, value }: Address): Promise<Account | null> {
  const column = kind === 'email' ? accounts.email : accounts.phone
  const [found] = await db.select().from(accounts).where(eq(column, value))
  return found ?? null
}

/** Of a session that was just looked up. Throws `not_signed_in` when the account has gone meanwhile. */
export async function findById(db: Queryable, id: string): Promise<Account> {
  const [found] = await db.select().from(accounts).where(eq(accounts.id, id))
  if (!found) throw new AppError('not_signed_in')
  return found
}

/**
 * As `findById`, and keeps everybody else from changing the account until the transaction ends. Whatever changes an
 * account does this first: of two changes the second sees what the first has done, and they never deadlock.
 */
export async function lockAccount(transaction: Queryable, id: string): Promise<Account> {
  const [found] = await transaction.select().from(accounts).where(eq(accounts.id, id)).for('update')
  if (!found) throw new AppError('not_signed_in')
  return found
}

/**
 * As `lockAccount`, for what would leave a way in behind: a session that was ended since its request came, as by an owner
 * who takes the account back, adds none any more. Throws `not_signed_in` then too.
 */
export async function lockOwnAccount(
  transaction: Queryable,
  { accountId, sessionId }: Pick<SignedIn, 'accountId' | 'sessionId'>,
): Promise<Account> {
  const account = await lockAccount(transaction, accountId)
  const [session] = await transaction
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
    .for('key share')
  if (!session) throw new AppError('not_signed_in')
  return account
}

/** What signing in has to know of an account. */
export interface Credentials {
  id: string
  /** Null for who comes in by passkey alone. */
  passwordHash: string | null
  /** Whether somebody has proven that the address is theirs. */
  isConfirmed: boolean
}

export const credentialsIn = (account: Account, { kind }: Address): Credentials => ({
  id: account.id,
  passwordHash: account.passwordHash,
  isConfirmed: account[`${kind}ConfirmedAt`] !== null,
})

/** Asked together with the limits: signing in is to cost little but its argon2. */
export const credentialsOf = ({ kind, value }: Address): Lookup => ({
  name: `credentials_by_${kind}`,
  text: (parameter) =>
    `select id, password_hash as "passwordHash", ${kind}_confirmed_at is not null as "isConfirmed"
     from accounts where ${kind} = ${parameter}`,
  value,
})

/** Where word of a change goes: addresses that are confirmed, mail before SMS. */
export function noticeRecipients(account: Account): string[] {
  if (account.email !== null && account.emailConfirmedAt !== null) return [account.email]
  return account.phone !== null && account.phoneConfirmedAt !== null ? [account.phone] : []
}
