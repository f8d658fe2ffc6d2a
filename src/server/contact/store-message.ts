import { eq, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../database/connect.ts'
import { accounts, contactMessages } from '../database/schema.ts'
import { enqueue, enqueueDigest } from '../outbox/enqueue.ts'
import { isWrittenBy } from './read-messages.ts'

export interface NewMessage {
  /** Null: the visitor is not signed in. */
  accountId: string | null
  name: string
  /** In lower case. */
  email: string
  message: string
}

/** Keeps what a visitor wrote, and has it mailed to the operator, by itself or counted in a digest. */
export async function storeMessage(
  { db, wakeOutbox }: { db: Database; wakeOutbox: () => void },
  { accountId, ...message }: NewMessage,
  isMailed = true,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const [stored] = await transaction
      .insert(contactMessages)
      .values({ ...message, accountId: accountId && stillThere(accountId) })
      .returning({ id: contactMessages.id })
    if (!stored) return
    if (isMailed) await enqueue(transaction, [{ kind: 'contact', contactMessageId: stored.id }])
    else await enqueueDigest(transaction)
  })
  wakeOutbox()
}

/**
 * Ties what was written from the account's address to the account itself, before that address leaves it: it stays with who
 * wrote it, and isn't handed to whoever has the address next.
 */
export async function tieMessages(db: Queryable, account: typeof accounts.$inferSelect): Promise<void> {
  await db.update(contactMessages).set({ accountId: account.id }).where(isWrittenBy(account))
}

/** An account that is being deleted is no reason to lose what somebody wrote. */
const stillThere = (accountId: string) =>
  sql`(select ${accounts.id} from ${accounts} where ${eq(accounts.id, accountId)} for key share)`
