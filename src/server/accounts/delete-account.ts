import { and, eq, inArray, or } from 'drizzle-orm'
import { accounts, contactMessages, outbox } from '../database/schema.ts'
import { lockAccount, type Account } from './find-account.ts'
import type { AccountServices } from './services.ts'

/**
 * Deletes every trace of a person in one transaction: the account with all that hangs on it, what they wrote to
 * the operator, signed in or from an address proven to be theirs, and what waits to be sent to them.
 */
export async function deleteAccount({ db, takeBack }: AccountServices, accountId: string): Promise<void> {
  await db.transaction(async (transaction) => {
    const account = await lockAccount(transaction, accountId)
    const isTheirs = or(eq(contactMessages.accountId, accountId), isFromProvenAddress(account))
    const messages = await transaction
      .delete(contactMessages)
      .where(isTheirs)
      .returning({ id: contactMessages.id })
    const { email, phone, pendingEmail, pendingPhone } = account
    const addresses = [email, phone, pendingEmail, pendingPhone].filter((address) => address !== null)
    await transaction
      .delete(outbox)
      .where(
        and(
          inArray(outbox.recipient, addresses),
          or(eq(outbox.accountId, accountId), eq(outbox.kind, 'reset')),
        ),
      )
    await transaction.delete(accounts).where(eq(accounts.id, accountId))
    // Last, so that a file that can't be removed undoes everything, and the person is told that it failed.
    await takeBack([accountId, ...messages.map(({ id }) => id)])
  })
}

/** Anybody can write any address into a form: only a confirmed one tells whose message it was. */
function isFromProvenAddress({ email, emailConfirmedAt }: Account) {
  return email !== null && emailConfirmedAt !== null ? eq(contactMessages.email, email) : undefined
}
