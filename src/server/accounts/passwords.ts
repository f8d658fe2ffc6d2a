import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../database/connect.ts'
import { accounts, oneTimeSecrets } from '../database/schema.ts'
import { AppError } from '../errors/app-error.ts'
import { LIMITS } from '../limits/limits.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { findLink, redeemLink } from '../secrets/one-time-secrets.ts'
import type { SignedIn } from '../sessions/session-lookup.ts'
import { endSessions } from '../sessions/sessions.ts'
import type { Turn } from './fair-queue.ts'
import { findById, lockAccount, noticeRecipients, type Account, type Credentials } from './find-account.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { findPasswordProblem } from './password-rule.ts'
import type { AccountServices } from './services.ts'

/** Throws `weak_password`, saying why, unless the password can be taken. */
export function requireGoodPassword(password: string, personal: (string | null)[]): void {
  const message = findPasswordProblem(password, personal)
  if (message !== null) throw new AppError('weak_password', { explanation: message, field: 'password' })
}

/** Throws `passwords_differ` when a second typing was given that is not the same. */
export function requireSamePassword(password: string, confirmPassword: string | null | undefined): void {
  if (typeof confirmPassword === 'string' && confirmPassword !== password)
    throw new AppError('passwords_differ', { field: 'confirmPassword' })
}

/** Throws `wrong_password` unless it is the account's; tries are limited. */
export async function requirePassword(
  { limiter }: AccountServices,
  account: Pick<Account, 'id' | 'passwordHash'>,
  { password, field, turn }: { password: string; field: string; turn: Turn },
): Promise<void> {
  await limiter.charge([[LIMITS.passwordByAccount, account.id]])
  if (!(await verifyPassword(account.passwordHash, password, turn)))
    throw new AppError('wrong_password', { field })
}

/** Sets a new password for who knows the old one; every other session of the account ends. */
export async function changePassword(
  services: AccountServices,
  { accountId, sessionId }: SignedIn,
  { currentPassword, password }: { currentPassword: string; password: string },
  turn: Turn,
): Promise<void> {
  const account = await findById(services.db, accountId)
  await requirePassword(services, account, { password: currentPassword, field: 'currentPassword', turn })
  requireGoodPassword(password, [account.email, account.phone, account.name])
  const passwordHash = await hashPassword(password, turn)
  await services.db.transaction(async (transaction) => {
    const locked = await lockAccount(transaction, accountId)
    // Set anew while this one was being checked, as by an owner who takes the account back.
    if (locked.passwordHash !== account.passwordHash)
      throw new AppError('wrong_password', { field: 'currentPassword' })
    await storePassword(transaction, locked, passwordHash)
    await endSessions(transaction, accountId, sessionId)
  })
  services.wakeOutbox()
}

/**
 * Sets a new password for who has the link. That proves the address it was sent to, which so is confirmed; every
 * session ends, links and codes sent before are void, and addresses that wait for theirs are forgotten: somebody else
 * may have proposed them.
 * @returns the address
 * @throws AppError `link_not_valid`, `weak_password`
 */
export async function setPasswordByLink(
  services: AccountServices,
  link: string,
  password: string,
  turn: Turn,
): Promise<string> {
  const found = await findLink(services.db, link)
  if (found === null) throw new AppError('link_not_valid')
  const { email, phone, name } = await findById(services.db, found.accountId)
  requireGoodPassword(password, [email, phone, name])
  const passwordHash = await hashPassword(password, turn)
  await services.db.transaction(async (transaction) => {
    const account = await lockAccount(transaction, found.accountId)
    const redeemed = await redeemLink(transaction, link)
    if (redeemed === null) throw new AppError('link_not_valid')
    for (const [column, confirmedAt] of [
      [accounts.email, 'emailConfirmedAt'],
      [accounts.phone, 'phoneConfirmedAt'],
    ] as const) {
      await transaction
        .update(accounts)
        .set({ [confirmedAt]: sql`coalesce(${accounts[confirmedAt]}, now())` })
        .where(and(eq(accounts.id, account.id), eq(column, redeemed.address)))
    }
    await transaction
      .update(accounts)
      .set({ pendingEmail: null, pendingPhone: null })
      .where(eq(accounts.id, account.id))
    await transaction.delete(oneTimeSecrets).where(eq(oneTimeSecrets.accountId, account.id))
    await storePassword(transaction, account, passwordHash)
    await endSessions(transaction, account.id)
  })
  services.wakeOutbox()
  return found.address
}

/**
 * Keeps the same password under a hash that costs what it should today, unless the hash was changed meanwhile. No
 * session ends and nobody is told: nothing changes for the owner.
 */
export async function renewHash(
  db: Queryable,
  { id, passwordHash }: Credentials,
  renewed: string,
): Promise<void> {
  await db
    .update(accounts)
    .set({ passwordHash: renewed })
    .where(and(eq(accounts.id, id), eq(accounts.passwordHash, passwordHash)))
}

/** With what must always go with it: other ways to a new password end, and the owner is told. */
async function storePassword(db: Queryable, account: Account, passwordHash: string): Promise<void> {
  await db
    .update(accounts)
    .set({ passwordHash, passwordChangedAt: sql`now()` })
    .where(eq(accounts.id, account.id))
  await endPasswordResets(db, account.id)
  await enqueue(
    db,
    noticeRecipients(account).map((recipient) => ({
      kind: 'password_changed',
      accountId: account.id,
      recipient,
    })),
  )
}

/** Makes links and codes for a new password void. */
export async function endPasswordResets(db: Queryable, accountId: string): Promise<void> {
  await db
    .delete(oneTimeSecrets)
    .where(
      and(
        eq(oneTimeSecrets.accountId, accountId),
        inArray(oneTimeSecrets.purpose, ['set_password', 'reset']),
      ),
    )
}
