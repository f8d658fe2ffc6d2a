import { and, eq, inArray, ne, notExists, or } from 'drizzle-orm'
import type { Queryable } from '../database/connect.ts'
import { accounts, outbox } from '../database/schema.ts'

/**
 * Takes out what waits to be sent from an account to these addresses. A reset is queued without an account: it goes
 * too, unless the address is another account's, whose owner may have asked for it.
 */
export async function forgetWaiting(db: Queryable, accountId: string, addresses: string[]): Promise<void> {
  const { id, email, phone } = accounts
  const ofAnother = db
    .select({ id })
    .from(accounts)
    .where(and(ne(id, accountId), or(eq(email, outbox.recipient), eq(phone, outbox.recipient))))
  await db
    .delete(outbox)
    .where(
      and(
        inArray(outbox.recipient, addresses),
        or(eq(outbox.accountId, accountId), and(eq(outbox.kind, 'reset'), notExists(ofAnother))),
      ),
    )
}
