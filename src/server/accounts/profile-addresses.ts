import { and, eq, inArray, sql } from 'drizzle-orm'
import { tieMessages } from '../contact/store-message.ts'
import type { Queryable } from '../database/connect.ts'
import { accounts, oneTimeSecrets } from '../database/schema.ts'
import { isUniqueViolation } from '../database/unique-violation.ts'
import { chargeConfirmationMail, chargeSending } from '../delivery/sending-charges.ts'
import { requireSmsReach } from '../delivery/sms-reach.ts'
import { AppError } from '../errors/app-error.ts'
import { LIMITS } from '../limits/limits.ts'
import { byNetwork, type Network } from '../limits/network.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { forgetWaiting } from '../outbox/forget-waiting.ts'
import { redeemCode } from '../secrets/one-time-secrets.ts'
import type { Address } from './addresses.ts'
import type { Client } from './client.ts'
import { giveConsent, withdrawConsent } from './consents.ts'
import {
  findByAddress,
  findById,
  lockAccount,
  lockOwnAccount,
  noticeRecipients,
  type Account,
} from './find-account.ts'
import { reserveCode } from './reserve-code.ts'
import { endPasswordResets, requireOwner } from './passwords.ts'
import type { AccountServices } from './services.ts'
import type { SignedIn } from '../sessions/session-lookup.ts'
import type { ServerWords } from '../words/other-languages.ts'

type Kind = Address['kind']

const COLUMNS = {
  email: { pending: 'pendingEmail', confirmedAt: 'emailConfirmedAt', confirm: 'confirm_email' },
  phone: { pending: 'pendingPhone', confirmedAt: 'phoneConfirmedAt', confirm: 'confirm_phone' },
} as const

const OTHER = { email: 'phone', phone: 'email' } as const

/**
 * Remembers an address that is to be added or to replace the one of its kind, and sends a code to it. An account
 * whose owner never proved an address can't get a second one: who registered with somebody else's address would
 * otherwise keep a way in when its owner takes the account over by setting a password. One without any can get its first.
 * @throws AppError `wrong_password`, `sign_in_again`, `account_exists`, `address_not_confirmed`
 */
export async function proposeAddress(
  services: AccountServices,
  signedIn: SignedIn,
  address: Address,
  { password, client: { network, turn } }: { password: string | null | undefined; client: Client },
): Promise<void> {
  const { db, limiter, smsCountries } = services
  const { accountId } = signedIn
  const { kind, value } = address
  if (kind === 'phone') requireSmsReach(value, smsCountries, 'value')
  const { emailConfirmedAt, phoneConfirmedAt, ...found } = await findById(db, accountId)
  await requireOwner(services, found, signedIn, { password, field: 'password', turn })
  const isProven = emailConfirmedAt !== null || phoneConfirmedAt !== null
  const isWithout = found.email === null && found.phone === null
  if (!isProven && !isWithout && found[kind] === null) throw new AppError('address_not_confirmed')
  // That somebody else has it is revealed as at registering, and as seldom.
  await limiter.charge(byNetwork(LIMITS.signUpByNetwork, network))
  const holder = await findByAddress(db, address)
  if (holder !== null && holder.id !== accountId) throw new AppError('account_exists', { field: 'value' })
  const isSame = found[kind] === value
  if (kind === 'phone' && !isSame) await reserveCode(services, value, { network, field: 'value' })
  else if (kind === 'email' && !isSame) await chargeConfirmationMail(limiter, value, network)
  else await chargeSending(limiter, address, network)
  await db.transaction(async (transaction) => {
    const account = await lockOwnAccount(transaction, signedIn)
    const { pending, confirm } = COLUMNS[kind]
    await forgetPending(transaction, account, kind)
    const isNew = account[kind] !== value
    await transaction
      .update(accounts)
      .set({ [pending]: isNew ? value : null })
      .where(eq(accounts.id, accountId))
    if (!isNew) return
    await giveConsent(transaction, accountId, kind)
    await enqueue(transaction, [{ kind: confirm, accountId, recipient: value }])
  })
  services.wakeOutbox()
}

/** Sends another code to the address that waits for one. Throws `not_found` when none does. */
export async function resendCode(
  services: AccountServices,
  accountId: string,
  kind: Kind,
  network: Network,
): Promise<void> {
  const { db, limiter, wakeOutbox, smsCountries } = services
  const account = await findById(db, accountId)
  const { pending, confirmedAt, confirm } = COLUMNS[kind]
  const recipient = account[pending] ?? (account[confirmedAt] === null ? account[kind] : null)
  if (recipient === null) throw new AppError('not_found', { explanation: nothingWaits })
  if (kind === 'phone') {
    requireSmsReach(recipient, smsCountries)
    await reserveCode(services, recipient, { network })
  } else await chargeConfirmationMail(limiter, recipient, network)
  await db.transaction(async (transaction) => {
    await lockAccount(transaction, accountId)
    await enqueue(transaction, [{ kind: confirm, accountId, recipient }])
  })
  wakeOutbox()
}

/**
 * Confirms the address that the code was sent to; a pending one takes its place.
 * @returns the address
 * @throws AppError `wrong_code`, `account_exists`
 */
export async function confirmAddress(
  services: AccountServices,
  signedIn: SignedIn,
  kind: Kind,
  { code, network }: { code: string; network: Network },
): Promise<string> {
  await services.limiter.charge([
    ...byNetwork(LIMITS.codeByNetwork, network),
    [LIMITS.codeByAddress, signedIn.accountId, kind],
  ])
  const confirmed = await redeemConfirmation(services, signedIn, kind, code).catch((error: unknown) => {
    throw isUniqueViolation(error) ? new AppError('account_exists') : error
  })
  if (confirmed === null) throw new AppError('wrong_code', { field: 'code' })
  services.wakeOutbox()
  return confirmed
}

/** The address; null when the code is wrong. Fails with a unique violation when another account has just got the address. */
function redeemConfirmation(
  { db, keys }: AccountServices,
  signedIn: SignedIn,
  kind: Kind,
  code: string,
): Promise<string | null> {
  const { accountId } = signedIn
  return db.transaction(async (transaction) => {
    const { pending, confirmedAt, confirm } = COLUMNS[kind]
    const account = await lockOwnAccount(transaction, signedIn)
    const redeemed = await redeemCode(transaction, keys.codes, { accountId, purpose: confirm }, code)
    if (redeemed === null || ![account[pending], account[kind]].includes(redeemed.address)) return null
    const isNew = account[kind] !== redeemed.address
    if (isNew && (await findByAddress(transaction, { kind, value: redeemed.address })) !== null)
      throw new AppError('account_exists')
    if (isNew && kind === 'email') await tieMessages(transaction, account)
    await transaction
      .update(accounts)
      .set({ [kind]: redeemed.address, [confirmedAt]: sql`now()`, ...(isNew && { [pending]: null }) })
      .where(eq(accounts.id, accountId))
    if (isNew) {
      await endPasswordResets(transaction, accountId)
      await tellOfNew(transaction, account, kind)
    }
    return redeemed.address
  })
}

/**
 * Withdraws the consent to keep an address, and the address goes: the one that is pending, and the one in use if
 * the account can be reached and signed in to by another. Both are notified. Throws `last_address` if it can't.
 */
export async function dropAddress(services: AccountServices, accountId: string, kind: Kind): Promise<void> {
  const { db, takeBack, wakeOutbox } = services
  await db.transaction(async (transaction) => {
    const account = await lockAccount(transaction, accountId)
    const { pending, confirmedAt } = COLUMNS[kind]
    const used = account[kind]
    await forgetPending(transaction, account, kind)
    if (used !== null) {
      if (account[COLUMNS[OTHER[kind]].confirmedAt] === null) throw new AppError('last_address')
      await forgetSecretsOf(transaction, accountId, [used])
      if (kind === 'email') await tieMessages(transaction, account)
    }
    await transaction
      .update(accounts)
      .set({ [kind]: null, [confirmedAt]: null, [pending]: null })
      .where(eq(accounts.id, accountId))
    await withdrawConsent(transaction, accountId, kind)
    await takeBack([accountId])
    if (used === null) return
    await tellOfChange(transaction, await findById(transaction, accountId))
    // The last notice its owner gets there. Who never proved it may be somebody else, and gets none.
    if (account[confirmedAt] !== null)
      await enqueue(transaction, [{ kind: 'address_dropped', accountId, recipient: used }])
  })
  wakeOutbox()
}

/** Forgets an address that waits for its code; the one in use stays. Throws `not_found` when none waits. */
export async function dropPending(
  { db, takeBack }: AccountServices,
  accountId: string,
  kind: Kind,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const account = await lockAccount(transaction, accountId)
    const { pending } = COLUMNS[kind]
    if (account[pending] === null) throw new AppError('not_found', { explanation: nothingWaits })
    await forgetPending(transaction, account, kind)
    await transaction
      .update(accounts)
      .set({ [pending]: null })
      .where(eq(accounts.id, accountId))
    if (account[kind] === null) await withdrawConsent(transaction, accountId, kind)
    await takeBack([accountId])
  })
}

async function forgetPending(db: Queryable, account: Account, kind: Kind): Promise<void> {
  const pending = account[COLUMNS[kind].pending]
  if (pending !== null) await forgetSecretsOf(db, account.id, [pending])
}

/** Codes and links that were sent to these addresses, and messages that still wait to be. */
async function forgetSecretsOf(db: Queryable, accountId: string, addresses: string[]): Promise<void> {
  await db
    .delete(oneTimeSecrets)
    .where(and(eq(oneTimeSecrets.accountId, accountId), inArray(oneTimeSecrets.address, addresses)))
  await forgetWaiting(db, accountId, addresses)
}

const nothingWaits = ({ explanationMessages }: ServerWords) => explanationMessages.nothingWaits

/**
 * Notifies the addresses where the account was reached before of a new one. One whose place it took reads what it can still do: a new
 * password can't be asked for with it any more.
 */
async function tellOfNew(db: Queryable, before: Account, kind: Kind): Promise<void> {
  const [recipient] = noticeRecipients(before)
  if (recipient === undefined || recipient !== before[kind]) return tellOfChange(db, before)
  const hasOther = before[COLUMNS[OTHER[kind]].confirmedAt] !== null
  const replaced = hasOther ? 'address_dropped' : 'address_replaced'
  await enqueue(db, [{ kind: replaced, accountId: before.id, recipient }])
}

async function tellOfChange(db: Queryable, account: Account): Promise<void> {
  await enqueue(
    db,
    noticeRecipients(account).map((recipient) => ({
      kind: 'address_changed',
      accountId: account.id,
      recipient,
    })),
  )
}
