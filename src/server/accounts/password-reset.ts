import { randomUUID } from 'node:crypto'
import type { PasswordResetSlug } from '#api/credentials'
import { AppError } from '../http/app-error.ts'
import { LIMITS } from '../limits/limits.ts'
import type { Charge } from '../limits/rate-limiter.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { CODE_SECONDS, issueLink, redeemCode } from '../secrets/one-time-secrets.ts'
import type { Address } from './addresses.ts'
import { findByAddress } from './find-account.ts'
import type { AccountServices } from './services.ts'

/** What sending anything to an address counts against. */
export function sendingCharges({ kind, value }: Address, network: string): Charge[] {
  const everything: Charge[] = [
    [LIMITS.sendByNetwork, network],
    [LIMITS.sendByAddress, value],
  ]
  if (kind === 'email') return everything
  return [...everything, [LIMITS.smsByNetwork, network], [LIMITS.smsByAll, 'everybody']]
}

/**
 * Sends a link or a code, if there is such an account. Whether there is, is looked up when it is sent: up to
 * there the very same is done for every address.
 */
export async function requestReset(
  { db, limiter, wakeOutbox }: AccountServices,
  address: Address,
  network: string,
): Promise<void> {
  await limiter.charge(sendingCharges(address, network))
  await enqueue(db, [{ kind: 'reset', recipient: address.value }])
  wakeOutbox()
}

/** Trades the code that was sent to a phone for the slug of a set-password page. Throws `wrong_code`. */
export async function tradeResetCode(
  { db, keys, limiter }: AccountServices,
  phone: string,
  code: string,
  network: string,
): Promise<PasswordResetSlug> {
  await limiter.charge([
    [LIMITS.codeByNetwork, network],
    [LIMITS.codeByAddress, phone],
  ])
  const account = await findByAddress(db, { kind: 'phone', value: phone })
  // Without an account, the code of nobody is looked for: it takes as long.
  const accountId = account?.id ?? randomUUID()
  const slug = await db.transaction(async (transaction) => {
    const redeemed = await redeemCode(transaction, keys.codes, { accountId, purpose: 'reset' }, code)
    if (redeemed === null || redeemed.address !== phone) return null
    return issueLink(transaction, { ...redeemed, seconds: CODE_SECONDS })
  })
  if (slug === null) throw new AppError('wrong_code', { field: 'code' })
  return { slug, expires_at: new Date(Date.now() + CODE_SECONDS * 1000).toISOString() }
}
