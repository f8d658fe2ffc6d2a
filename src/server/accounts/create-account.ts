import { accounts } from '../database/schema.ts'
import { AppError } from '../errors/app-error.ts'
import { enqueue } from '../outbox/enqueue.ts'
import type { Address } from './addresses.ts'
import { giveConsent } from './consents.ts'
import type { Turn } from './fair-queue.ts'
import { findByAddress } from './find-account.ts'
import { hashPassword } from './password-hash.ts'
import type { AccountServices } from './services.ts'

export interface NewAccount {
  address: Address
  password: string
  /** Whether the person said to be 18 or older; programs may not ask. */
  isAdult: boolean
  turn: Turn
}

/**
 * Makes an account and sends a code to its address; the account works before the code is entered.
 * @throws AppError `account_exists`
 */
export async function createAccount(
  { db, wakeOutbox }: AccountServices,
  { address, password, isAdult, turn }: NewAccount,
): Promise<void> {
  if ((await findByAddress(db, address)) !== null) throw new AppError('account_exists')
  const passwordHash = await hashPassword(password, turn)
  await db.transaction(async (transaction) => {
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
  wakeOutbox()
}
