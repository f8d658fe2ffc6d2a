import { eq } from 'drizzle-orm'
import { isWrittenBy } from '../contact/read-messages.ts'
import { accounts, contactMessages } from '../database/schema.ts'
import { forgetWaiting } from '../outbox/forget-waiting.ts'
import { lockAccount } from './find-account.ts'
import type { AccountServices } from './services.ts'

/**
 * Deletes every trace of a person in one transaction: the account with all that hangs on it, what they wrote to
 * the operator, signed in or from an address proven to be theirs, and what waits to be sent to them.
 */
export async function deleteAccount({ db, takeBack }: AccountServices, accountId: string): Promise<void> {
  await db.transaction(async (transaction) => {
    const account = await lockAccount(transaction, accountId)
    const messages = await transaction
      .delete(contactMessages)
      .where(isWrittenBy(account))
      .returning({ id: contactMessages.id })
    const { email, phone, pendingEmail, pendingPhone } = account
    const addresses = [email, phone, pendingEmail, pendingPhone].filter((address) => address !== null)
    await forgetWaiting(transaction, accountId, addresses)
    await transaction.delete(accounts).where(eq(accounts.id, accountId))
    // Last, so that a file that can't be removed undoes everything, and the person sees that it failed.
    await takeBack([accountId, ...messages.map(({ id }) => id)])
  })
}
