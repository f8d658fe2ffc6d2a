import { randomBytes, randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { PasswordResetSlug } from '#api/credentials'
import { accounts } from '../database/schema.ts'
import { chargeSending } from '../delivery/sending-charges.ts'
import { requireSmsReach } from '../delivery/sms-reach.ts'
import { AppError } from '../errors/app-error.ts'
import { LIMITS } from '../limits/limits.ts'
import { byNetwork, type Network } from '../limits/network.ts'
import type { Charge } from '../limits/rate-limiter.ts'
import { keyedHash } from '../secrets/keys.ts'
import type { Client } from './client.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { CODE_SECONDS, issueLink, redeemCode } from '../secrets/one-time-secrets.ts'
import type { Address } from './addresses.ts'
import type { AccountServices } from './services.ts'
import type { ServerWords } from '../words/other-languages.ts'

const TICKET_BYTES = 16

/** What somebody asks for a new password with. */
export interface ResetAsked {
  address: Address
  /** What an earlier answer to the same page held, if one did. */
  ticket: string | undefined
}

/** @property isWaiting whether a text is on its way, or has come, and no other is sent yet */
export type ResetSent =
  | { by: 'email' }
  | {
      by: 'phone'
      ticket: string
      isWaiting: boolean
    }

/**
 * Sends a link or a code, if there is such an account. Whether there is, is looked up when it is sent: up to
 * there the very same is done for every address.
 *
 * A code by SMS works only together with the ticket that its request is answered with: what strangers ask for and try
 * is nothing to the owner, whose own code lives beside theirs.
 * @throws AppError `no_sms_there`, `no_sms_now`, `too_many_requests`
 */
export async function requestReset(
  services: AccountServices,
  { address, ticket: given }: ResetAsked,
  { network, cookie }: Pick<Client, 'network' | 'cookie'>,
): Promise<ResetSent> {
  const { db, keys, limiter, devices, smsBudget, smsCountries, wakeOutbox } = services
  const { kind, value } = address
  if (kind === 'email') {
    await chargeSending(limiter, address, network)
    await enqueue(db, [{ kind: 'reset', recipient: value }])
    wakeOutbox()
    return { by: kind }
  }
  requireSmsReach(value, smsCountries, 'username')
  const ticket = given ?? randomBytes(TICKET_BYTES).toString('base64url')
  const hash = hashOfTicket(keys.codes, value, ticket)
  const ofTicket: Charge[] = [[LIMITS.smsByTicket, hash]]
  if (given !== undefined && (await limiter.waitFor(ofTicket)) !== null) {
    await limiter.charge(byNetwork(LIMITS.codeByNetwork, network))
    return { by: kind, ticket, isWaiting: true }
  }
  await smsBudget.requireSome(value, 'username')
  await chargeSending(limiter, address, network, devices.find(cookie, value))
  await limiter.chargeTogether(ofTicket)
  await enqueue(db, [{ kind: 'reset', recipient: value, ticket: hash }])
  wakeOutbox()
  return { by: kind, ticket, isWaiting: false }
}

/** Of a number and a ticket for it: the same ticket is no other number's. */
const hashOfTicket = (key: Uint8Array, phone: string, ticket: string) =>
  keyedHash(key, 'ticket', phone, ticket)

/** Trades the code that was sent to a phone for the slug of a set-password page. Throws `wrong_code`. */
export async function tradeResetCode(
  { db, keys, limiter }: AccountServices,
  { phone, code, ticket }: { phone: string; code: string; ticket: string | undefined },
  network: Network,
): Promise<PasswordResetSlug> {
  await limiter.charge(byNetwork(LIMITS.codeByNetwork, network))
  if (ticket === undefined) {
    const explanation = ({ explanationMessages }: ServerWords) => explanationMessages.codeOfAnotherBrowser
    throw new AppError('wrong_code', { field: 'code', explanation })
  }
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
    const whose = { accountId, purpose: 'reset', ticket: hashOfTicket(keys.codes, phone, ticket) } as const
    const redeemed = await redeemCode(transaction, keys.codes, whose, code)
    if (redeemed === null || redeemed.address !== phone) return null
    return issueLink(transaction, { ...redeemed, seconds: CODE_SECONDS })
  })
  if (slug === null) throw new AppError('wrong_code', { field: 'code' })
  return { slug, expires_at: new Date(Date.now() + CODE_SECONDS * 1000).toISOString() }
}
