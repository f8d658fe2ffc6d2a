import { eq } from 'drizzle-orm'
import type { Queryable } from '../database/connect.ts'
import { accounts, type contactMessages } from '../database/schema.ts'

/**
 * Who wrote a message, as the operator reads it. Anybody can write any address into the form, signed in or not: only an
 * account that has confirmed the address shows that it is theirs. That stands first: a name can say anything after it.
 */
export async function senderInWords(
  db: Queryable,
  { accountId, name, email }: Pick<typeof contactMessages.$inferSelect, 'accountId' | 'name' | 'email'>,
): Promise<string> {
  const sender = `${name} <${email}>`
  if (accountId === null) return `somebody without an account: ${sender}`
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId))
  const isProven = account?.email === email && account.emailConfirmedAt !== null
  return `an account that has ${isProven ? '' : 'not '}confirmed this address: ${sender}`
}
