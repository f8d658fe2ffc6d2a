import { and, eq } from 'drizzle-orm'
import { MAX_PASSKEYS } from '#api/account-rules'
import type { NewCredential, PasskeyCreationOptions } from '#api/passkeys'
import type { Queryable } from '../../database/connect.ts'
import { passkeys } from '../../database/schema.ts'
import { AppError } from '../../errors/app-error.ts'
import { LIMITS } from '../../limits/limits.ts'
import { byNetwork, type Network } from '../../limits/network.ts'
import { enqueue } from '../../outbox/enqueue.ts'
import { endSessions } from '../../sessions/sessions.ts'
import type { SignedIn } from '../../sessions/session-lookup.ts'
import type { Client } from '../client.ts'
import { findById, lockAccount, lockOwnAccount, noticeRecipients, type Account } from '../find-account.ts'
import type { AccountServices } from '../services.ts'
import { issueChallenge } from './challenges.ts'
import { creationOptions, labelOf } from './creation-options.ts'
import { keepPasskey } from './keep-passkey.ts'
import { listPasskeys } from '../list-passkeys.ts'
import { verifyNewPasskey } from './verify.ts'

/** What to ask an authenticator for one more passkey. Throws `too_many_passkeys`. */
export async function askToAdd(
  services: AccountServices,
  { accountId, sessionId }: SignedIn,
  { browser, network }: { browser: string; network: Network },
): Promise<PasskeyCreationOptions> {
  await services.limiter.charge(byNetwork(LIMITS.challengeByNetwork, network))
  const { email, phone, createdAt } = await findById(services.db, accountId)
  const others = await listPasskeys(services.db, accountId)
  if (others.length >= MAX_PASSKEYS) throw new AppError('too_many_passkeys')
  return creationOptions(services, {
    accountId,
    label: email ?? phone ?? labelOf(createdAt),
    challenge: await issueChallenge(services, { browser, use: { to: 'add', sessionId } }),
    others,
  })
}

/** Keeps one more passkey, under the name of the browser, and notifies the owner. */
export async function addPasskey(
  services: AccountServices,
  signedIn: SignedIn,
  credential: NewCredential,
  { browser, client }: { browser: string; client: Client },
): Promise<void> {
  const { accountId, sessionId } = signedIn
  await services.limiter.charge(byNetwork(LIMITS.passkeyByNetwork, client.network))
  const verified = await verifyNewPasskey(services, credential, { browser, use: { to: 'add', sessionId } })
  await services.db.transaction(async (transaction) => {
    const account = await lockOwnAccount(transaction, signedIn)
    if ((await listPasskeys(transaction, accountId)).length >= MAX_PASSKEYS)
      throw new AppError('too_many_passkeys')
    await keepPasskey(transaction, accountId, verified, client.device)
    await notifyOwner(transaction, account, 'passkey_added')
  })
  services.wakeOutbox()
}

/** Throws `not_found` when the account has no such passkey. */
export async function renamePasskey(
  { db }: AccountServices,
  accountId: string,
  id: string,
  name: string,
): Promise<void> {
  const renamed = await db
    .update(passkeys)
    .set({ name })
    .where(isOwn(accountId, id))
    .returning({ id: passkeys.id })
  if (renamed.length === 0) throw new AppError('not_found')
}

/**
 * Removes a passkey and ends every other session, which may have begun with it on a device that was lost; the owner is notified.
 * @throws AppError `not_found`; `last_passkey` when nothing else would let the owner in
 */
export async function removePasskey(
  services: AccountServices,
  { accountId, sessionId }: SignedIn,
  id: string,
): Promise<void> {
  await services.db.transaction(async (transaction) => {
    const account = await lockAccount(transaction, accountId)
    const removed = await transaction
      .delete(passkeys)
      .where(isOwn(accountId, id))
      .returning({ id: passkeys.id })
    if (removed.length === 0) throw new AppError('not_found')
    if (!hasAnotherWayIn(account) && (await listPasskeys(transaction, accountId)).length === 0)
      throw new AppError('last_passkey')
    await endSessions(transaction, accountId, sessionId)
    await notifyOwner(transaction, account, 'passkey_removed')
  })
  services.wakeOutbox()
}

/** A confirmed address gets a link or a code for a new password; any address does for a password that is known. */
const hasAnotherWayIn = ({ email, emailConfirmedAt, phone, phoneConfirmedAt, passwordHash }: Account) =>
  emailConfirmedAt !== null ||
  phoneConfirmedAt !== null ||
  (passwordHash !== null && (email !== null || phone !== null))

const isOwn = (accountId: string, id: string) => and(eq(passkeys.id, id), eq(passkeys.accountId, accountId))

async function notifyOwner(
  db: Queryable,
  account: Account,
  kind: 'passkey_added' | 'passkey_removed',
): Promise<void> {
  const messages = noticeRecipients(account).map((recipient) => ({ kind, accountId: account.id, recipient }))
  await enqueue(db, messages)
}
