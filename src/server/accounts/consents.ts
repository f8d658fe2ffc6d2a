import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { consentPurposeMessages, CONSENT_VERSION, type ProfileField } from '#api/account-rules'
import type { Queryable } from '../database/connect.ts'
import { consents } from '../database/schema.ts'

/** Notes a consent to the purpose as it reads now; one that is in force for these words already stays. */
export async function giveConsent(db: Queryable, accountId: string, field: ProfileField): Promise<void> {
  await db
    .update(consents)
    .set({ withdrawnAt: sql`now()` })
    .where(and(inForce(accountId, field), ne(consents.version, CONSENT_VERSION)))
  await db
    .insert(consents)
    .values({ accountId, field, purpose: consentPurposeMessages[field], version: CONSENT_VERSION })
    .onConflictDoNothing()
}

export async function withdrawConsent(db: Queryable, accountId: string, field: ProfileField): Promise<void> {
  await db
    .update(consents)
    .set({ withdrawnAt: sql`now()` })
    .where(inForce(accountId, field))
}

/** Every consent of the account, withdrawn ones too, in the order they were given. */
export const listConsents = (db: Queryable, accountId: string) =>
  db.select().from(consents).where(eq(consents.accountId, accountId)).orderBy(consents.givenAt)

/** Those that count now: one a field at most. */
export const listConsentsInForce = (db: Queryable, accountId: string) =>
  db
    .select()
    .from(consents)
    .where(and(eq(consents.accountId, accountId), isNull(consents.withdrawnAt)))

const inForce = (accountId: string, field: ProfileField) =>
  and(eq(consents.accountId, accountId), eq(consents.field, field), isNull(consents.withdrawnAt))
