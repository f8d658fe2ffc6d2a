import { asc, eq } from 'drizzle-orm'
import type { Passkey } from '#api/passkeys'
import type { Queryable } from '../database/connect.ts'
import { passkeys } from '../database/schema.ts'

export type KeptPasskey = typeof passkeys.$inferSelect

/** Of an account, the oldest first. */
export const listPasskeys = (db: Queryable, accountId: string): Promise<KeptPasskey[]> =>
  db.select().from(passkeys).where(eq(passkeys.accountId, accountId)).orderBy(asc(passkeys.createdAt))

/** As its owner sees it. */
export const presentPasskey = ({ id, name, isBackedUp, createdAt, lastUsedAt }: KeptPasskey): Passkey => ({
  id,
  name,
  backed_up: isBackedUp,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
})
