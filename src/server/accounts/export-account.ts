import { eq } from 'drizzle-orm'
import type { AccountExport } from '#api/profile'
import type { Database } from '../database/connect.ts'
import { isWrittenBy } from '../contact/read-messages.ts'
import { contactMessages, outbox } from '../database/schema.ts'
import { listSessions } from '../sessions/sessions.ts'
import { listConsents } from './consents.ts'
import { findById } from './find-account.ts'
import { presentProfile } from './read-profile.ts'

/** Everything the site holds about the person, as they can take it with them. */
export async function exportAccount(db: Database, accountId: string): Promise<AccountExport> {
  const account = await findById(db, accountId)
  const given = await listConsents(db, accountId)
  const devices = await listSessions(db, accountId)
  const messages = await db
    .select()
    .from(contactMessages)
    .where(isWrittenBy(account))
    .orderBy(contactMessages.createdAt)
  const waiting = await db.select().from(outbox).where(eq(outbox.accountId, accountId))
  return {
    exported_at: new Date().toISOString(),
    account: {
      id: account.id,
      created_at: account.createdAt.toISOString(),
      adult_confirmed_at: account.adultConfirmedAt?.toISOString() ?? null,
      password: 'Kept only as an argon2id hash, from which nobody can read it.',
      password_changed_at: account.passwordChangedAt.toISOString(),
    },
    profile: presentProfile(account, given),
    consents: given.map(({ field, purpose, version, givenAt, withdrawnAt }) => ({
      field,
      purpose,
      version,
      given_at: givenAt.toISOString(),
      withdrawn_at: withdrawnAt?.toISOString() ?? null,
    })),
    sessions: devices.map(({ device, signedInAt, lastUsedAt }) => ({
      device,
      signed_in_at: signedInAt.toISOString(),
      last_used_at: lastUsedAt.toISOString(),
    })),
    messages: messages.map(({ createdAt, name, email, message }) => ({
      sent_at: createdAt.toISOString(),
      name,
      email,
      msg: message,
    })),
    waiting_to_be_sent: waiting.map(({ kind, recipient, createdAt }) => ({
      what: kind,
      to: recipient ?? 'the operator',
      since: createdAt.toISOString(),
    })),
  }
}
