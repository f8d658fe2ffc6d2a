import { and, asc, desc, eq, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { contactMessages, outbox, type accounts } from '../database/schema.ts'

export type ContactMessage = typeof contactMessages.$inferSelect

/** The newest first. */
export const listMessages = (db: Database, most: number): Promise<ContactMessage[]> =>
  db.select().from(contactMessages).orderBy(desc(contactMessages.createdAt)).limit(most)

/** Every message, the oldest first. */
export const allMessages = (db: Database): Promise<ContactMessage[]> =>
  db.select().from(contactMessages).orderBy(asc(contactMessages.createdAt))

/** The message whose id starts so; null when none does, or several do. */
export async function findMessage(db: Database, startOfId: string): Promise<ContactMessage | null> {
  const found = await db
    .select()
    .from(contactMessages)
    .where(sql`starts_with(${contactMessages.id}::text, ${startOfId.toLowerCase()})`)
    .limit(2)
  return found.length === 1 ? (found[0] ?? null) : null
}

/**
 * What somebody wrote signed in, and what was written by nobody signed in from an address proven to be theirs. What an
 * account wrote is its own alone, whichever address stands in it: anybody can write any into a form.
 */
export const isWrittenBy = ({
  id,
  email,
  emailConfirmedAt,
}: Pick<typeof accounts.$inferSelect, 'id' | 'email' | 'emailConfirmedAt'>): SQL | undefined =>
  or(
    eq(contactMessages.accountId, id),
    email !== null && emailConfirmedAt !== null
      ? and(isNull(contactMessages.accountId), eq(contactMessages.email, email))
      : undefined,
  )

/** Whether the message no longer waits to be mailed to the operator: it was, or a digest tells of it. */
export async function isMailed(db: Database, id: string): Promise<boolean> {
  const waiting = await db.select().from(outbox).where(eq(outbox.contactMessageId, id))
  return waiting.length === 0
}
