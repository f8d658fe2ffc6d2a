import { randomUUID } from 'node:crypto'
import type { NewCredential, PasskeyCreationOptions } from '#api/passkeys'
import { accounts } from '../../database/schema.ts'
import { chargeFirstMail } from '../../delivery/sending-charges.ts'
import { requireSmsReach } from '../../delivery/sms-reach.ts'
import { AppError } from '../../errors/app-error.ts'
import { LIMITS } from '../../limits/limits.ts'
import { byNetwork, type Network } from '../../limits/network.ts'
import { enqueue } from '../../outbox/enqueue.ts'
import { startSessionByPasskey, type StartedSession } from '../../sessions/sessions.ts'
import type { Address } from '../addresses.ts'
import type { Client } from '../client.ts'
import { giveConsent } from '../consents.ts'
import { giveWay, requireFree } from '../claimed-number.ts'
import { countPhoneSignUp, reserveCode } from '../reserve-code.ts'
import type { AccountServices } from '../services.ts'
import { issueChallenge } from './challenges.ts'
import { creationOptions, labelOf } from './creation-options.ts'
import { keepPasskey } from './keep-passkey.ts'
import { verifyNewPasskey } from './verify.ts'

/**
 * What to ask an authenticator for an account that is to be made. An address is taken or not before it is asked, so that
 * nobody is left with a passkey that leads nowhere; that costs as much of the limits as signing up with a password.
 * @throws AppError `account_exists`, `no_sms_there`, `no_sms_now`, `too_many_requests`
 */
export async function askToSignUp(
  services: AccountServices,
  { address, browser, network }: { address: Address | null; browser: string; network: Network },
): Promise<PasskeyCreationOptions> {
  const { db, limiter, smsCountries } = services
  if (address?.kind === 'phone') requireSmsReach(address.value, smsCountries, 'phone')
  await limiter.charge([
    ...byNetwork(LIMITS.signUpByNetwork, network),
    ...(address === null
      ? []
      : [[LIMITS.signUpByAddress, address.value] as [typeof LIMITS.signUpByAddress, string]]),
  ])
  if (address !== null) await requireFree(db, address, address.kind)
  if (address?.kind === 'phone') {
    await countPhoneSignUp(services, network)
    await reserveCode(services, address.value, { network, field: 'phone' })
  }
  if (address?.kind === 'email') await chargeFirstMail(limiter, address.value, network)
  const accountId = randomUUID()
  const use = { to: 'sign_up', address: address?.value ?? null } as const
  return creationOptions(services, {
    accountId,
    label: address?.value ?? labelOf(new Date()),
    challenge: await issueChallenge(services, { browser, use }, accountId),
    others: [],
  })
}

/**
 * Makes the account that the challenge was issued for, with its passkey, and signs in.
 * @throws AppError `passkey_refused`, `account_exists`, `too_many_requests`
 */
export async function signUpByPasskey(
  services: AccountServices,
  credential: NewCredential,
  { address, browser, client }: { address: Address | null; browser: string; client: Client },
): Promise<StartedSession> {
  const { db, limiter, wakeOutbox } = services
  await limiter.charge(byNetwork(LIMITS.passkeyByNetwork, client.network))
  const use = { to: 'sign_up', address: address?.value ?? null } as const
  const { newAccountId, ...verified } = await verifyNewPasskey(services, credential, { browser, use })
  if (newAccountId === null) throw new AppError('passkey_refused')
  const session = await db.transaction(async (transaction) => {
    if (address !== null) await giveWay(transaction, address)
    const [made] = await transaction
      .insert(accounts)
      .values({
        id: newAccountId,
        ...(address !== null && { [address.kind]: address.value }),
        adultConfirmedAt: new Date(),
      })
      .onConflictDoNothing()
      .returning({ id: accounts.id })
    if (!made) throw new AppError('account_exists')
    await keepPasskey(transaction, newAccountId, verified, client.device)
    if (address !== null) {
      await giveConsent(transaction, newAccountId, address.kind)
      await enqueue(transaction, [
        { kind: `confirm_${address.kind}`, accountId: newAccountId, recipient: address.value },
      ])
    }
    return startSessionByPasskey(transaction, newAccountId, client)
  })
  wakeOutbox()
  return session
}
