import { accounts } from '../database/schema.ts'
import { chargeFirstMail } from '../delivery/sending-charges.ts'
import { AppError } from '../errors/app-error.ts'
import { enqueue } from '../outbox/enqueue.ts'
import type { Address } from './addresses.ts'
import { giveConsent } from './consents.ts'
import type { Client } from './client.ts'
import { hashPassword } from './password-hash.ts'
import { giveWay, requireFree } from './claimed-number.ts'
import { reserveCode } from './reserve-code.ts'
import type { AccountServices } from './services.ts'

export interface NewAccount {
  address: Address
  password: string
  /** Whether the person said to be 18 or older; programs may not ask. */
  isAdult: boolean
  client: Client
}

/**
 * Makes an account and sends a code to its address; the account works before the code is entered.
 * @throws AppError `account_exists`, `no_sms_now`, `too_many_requests`
 */
export async function createAccount(
  services: AccountServices,
  { address, password, isAdult, client }: NewAccount,
): Promise<void> {
  await requireFree(services.db, address)
  const { turn, network } = client
  // Before anybody's number is asked for: who has an account with it loses none of its texts to who signs up with it.
  if (address.kind === 'phone') await reserveCode(services, address.value, { network, field: 'phone' })
  else await chargeFirstMail(services.limiter, address.value, network)
  try {
    const passwordHash = await hashPassword(password, turn)
    await store(services, { address, isAdult, passwordHash })
  } catch (error) {
    if (address.kind === 'phone') await services.smsBudget.release(address.value)
    throw error
  }
  services.wakeOutbox()
}

async function store(
  { db }: AccountServices,
  { address, isAdult, passwordHash }: Pick<NewAccount, 'address' | 'isAdult'> & { passwordHash: string },
): Promise<void> {
  await db.transaction(async (transaction) => {
    await giveWay(transaction, address)
    const [made] = await transaction
      .insert(accounts)
      .values({
        [address.kind]: address.value,
        passwordHash,
        adultConfirmedAt: isAdult ? new Date() : null,
      })
      .onConflictDoNothing()
      .returning({ id: accounts.id })
    if (!made) throw new AppError('account_exists')
    await giveConsent(transaction, made.id, address.kind)
    await enqueue(transaction, [
      { kind: `confirm_${address.kind}`, accountId: made.id, recipient: address.value },
    ])
  })
}
