import { and, eq, inArray, sql } from 'drizzle-orm'
import { PASSWORD_LENGTH } from '#api/account-rules'
import type { Queryable } from '../database/connect.ts'
import { accounts, oneTimeSecrets, passkeys } from '../database/schema.ts'
import { AppError } from '../errors/app-error.ts'
import { LIMITS } from '../limits/limits.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { findLink, redeemLink } from '../secrets/one-time-secrets.ts'
import type { SignedIn } from '../sessions/session-lookup.ts'
import { endSessions } from '../sessions/sessions.ts'
import type { ServerWords } from '../words/other-languages.ts'
import { forgetWritten } from './profile-fields.ts'
import type { Turn } from './fair-queue.ts'
import { findById, lockAccount, lockOwnAccount, noticeRecipients, type Account } from './find-account.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { findPasswordProblem } from './password-rule.ts'
import type { AccountServices } from './services.ts'

/** Throws `weak_password`, saying why, unless the password can be taken. */
export function requireGoodPassword(password: string, personal: (string | null)[]): void {
  const problem = findPasswordProblem(password, personal)
  if (problem === null) return
  const explanation = ({ passwordMessages }: ServerWords) => {
    if (problem === 'tooShort') return passwordMessages.tooShort({ count: String(PASSWORD_LENGTH.min) })
    if (problem === 'tooLong') return passwordMessages.tooLong({ count: String(PASSWORD_LENGTH.max) })
    return passwordMessages[problem]
  }
  throw new AppError('weak_password', { explanation, field: 'password' })
}

/** Throws `passwords_differ` when a second typing was given that is not the same. */
export function requireSamePassword(password: string, confirmPassword: string | null | undefined): void {
  if (typeof confirmPassword === 'string' && confirmPassword !== password)
    throw new AppError('passwords_differ', { field: 'confirmPassword' })
}

/**
 * Passes who types the account's password, or has used a passkey within the last five minutes. Tries are limited.
 * @throws AppError `wrong_password`; `sign_in_again` when no password was typed that could be wrong
 */
export async function requireOwner(
  { limiter }: AccountServices,
  account: Pick<Account, 'id' | 'passwordHash'>,
  signedIn: SignedIn,
  { password, field, turn }: { password: string | null | undefined; field: string; turn: Turn },
): Promise<void> {
  if (!password) {
    if (signedIn.isRecent && signedIn.isByPasskey) return
    throw new AppError(account.passwordHash === null ? 'sign_in_again' : 'wrong_password', { field })
  }
  await limiter.charge([[LIMITS.passwordByAccount, account.id]])
  if (!(await verifyPassword(account.passwordHash, password, turn)))
    throw new AppError('wrong_password', { field })
}

/** Sets a new password for who knows the old one or has just used a passkey; every other session of the account ends. */
export async function changePassword(
  services: AccountServices,
  signedIn: SignedIn,
  { currentPassword, password }: { currentPassword: string | null | undefined; password: string },
  turn: Turn,
): Promise<void> {
  const { accountId, sessionId } = signedIn
  const account = await findById(services.db, accountId)
  const typed = { password: currentPassword, field: 'currentPassword', turn }
  await requireOwner(services, account, signedIn, typed)
  // Each change hashes a password, and is reported to a mailbox or a phone. Where the old one was typed it is counted already.
  if (!currentPassword) await services.limiter.charge([[LIMITS.passwordByAccount, accountId]])
  requireGoodPassword(password, [account.email, account.phone, account.name])
  const passwordHash = await hashPassword(password, turn)
  await services.db.transaction(async (transaction) => {
    const locked = await lockOwnAccount(transaction, signedIn)
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
 * session ends, links and codes sent before are void, and passkeys and addresses that wait for their codes are forgotten:
 * somebody else may have added them. Where nobody had proven an address before, what the profile holds goes as well.
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
    const wasProven = account.emailConfirmedAt !== null || account.phoneConfirmedAt !== null
    const redeemed = await redeemLink(transaction, link)
    // Another address may have taken its place while the link was being made.
    if (redeemed === null || ![account.email, account.phone].includes(redeemed.address))
      throw new AppError('link_not_valid')
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
    if (!wasProven) await forgetWritten(transaction, account.id)
    await transaction.delete(oneTimeSecrets).where(eq(oneTimeSecrets.accountId, account.id))
    await transaction.delete(passkeys).where(eq(passkeys.accountId, account.id))
    await storePassword(transaction, account, passwordHash)
    await endSessions(transaction, account.id)
  })
  services.wakeOutbox()
  return found.address
}

/**
 * Keeps the same password under a hash that costs what it should today, unless the hash was changed meanwhile. No
 * session ends and nobody is notified: nothing changes for the owner.
 */
export async function renewHash(
  db: Queryable,
  { id, passwordHash }: { id: string; passwordHash: string },
  renewed: string,
): Promise<void> {
  await db
    .update(accounts)
    .set({ passwordHash: renewed })
    .where(and(eq(accounts.id, id), eq(accounts.passwordHash, passwordHash)))
}

/** With what must always go with it: other ways to a new password end, and the owner is notified. */
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
