import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { PasswordResetSlug } from '#api/credentials'
import { accounts } from '../database/schema.ts'
import { sendingCharges } from '../delivery/sending-charges.ts'
import { requireSmsReach } from '../delivery/sms-reach.ts'
import { AppError } from '../errors/app-error.ts'
import { LIMITS } from '../limits/limits.ts'
import { byNetwork, type Network } from '../limits/network.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { CODE_SECONDS, issueLink, redeemCode } from '../secrets/one-time-secrets.ts'
import type { Address } from './addresses.ts'
import type { AccountServices } from './services.ts'

/**
 * Sends a link or a code, if there is such an account. Whether there is, is looked up when it is sent: up to
 * there the very same is done for every address.
 */
export async function requestReset(
  { db, limiter, wakeOutbox, smsCountries }: AccountServices,
  address: Address,
  network: Network,
): Promise<void> {
  if (address.kind === 'phone') requireSmsReach(address.value, smsCountries, 'username')
  await limiter.charge(sendingCharges(address, network))
  await enqueue(db, [{ kind: 'reset', recipient: address.value }])
  wakeOutbox()
}

/** Trades the code that was sent to a phone for the slug of a set-password page. Throws `wrong_code`. */
export async function tradeResetCode(
  { db, keys, limiter }: AccountServices,
  phone: string,
  code: string,
  network: Network,
): Promise<PasswordResetSlug> {
  await limiter.charge([
    ...byNetwork(LIMITS.codeByNetwork, network),
    [LIMITS.codeByBoth, phone, network.site],
    [LIMITS.codeByAddress, phone],
  ])
  const slug = await db.transaction(async (transaction) => {
    // A try that finds a code writes, one that finds none doesn't: without waiting for the disk they take as long.
    await transaction.execute(sql`set local synchronous_commit = off`)
    const [account] = await transaction
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.phone, phone))
      .for('update')
    // Without an account, the code of nobody is looked for.
    const accountId = account?.id ?? randomUUID()
    const redeemed = await redeemCode(transaction, keys.codes, { accountId, purpose: 'reset' }, code)
    if (redeemed === null || redeemed.address !== phone) return null
    return issueLink(transaction, { ...redeemed, seconds: CODE_SECONDS })
  })
  if (slug === null) throw new AppError('wrong_code', { field: 'code' })
  return { slug, expires_at: new Date(Date.now() + CODE_SECONDS * 1000).toISOString() }
}
