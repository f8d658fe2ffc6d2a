import { eq, inArray } from 'drizzle-orm'
import type { AccountExport } from '#api/profile'
import type { Database } from '../database/connect.ts'
import { isWrittenBy } from '../contact/read-messages.ts'
import { contactMessages, outbox } from '../database/schema.ts'
import { listSessions } from '../sessions/sessions.ts'
import { listConsents } from './consents.ts'
import { findById } from './find-account.ts'
import { listPasskeys, presentPasskey } from './list-passkeys.ts'
import { presentProfile } from './read-profile.ts'

type Account = Awaited<ReturnType<typeof findById>>

/** How many messages are in memory at once: somebody may have written thousands of the longest. */
const MESSAGES_AT_ONCE = 50

/**
 * Everything the site holds about the person, as they can take it with them: an `AccountExport` in JSON, piece by piece, as fast as
 * it is read.
 */
export async function* exportAccount(db: Database, accountId: string): AsyncGenerator<string, void> {
  const account = await findById(db, accountId)
  const all = JSON.stringify(await allButMessages(db, account))
  yield `${all.slice(0, -1)},"messages":[`
  let separator = ''
  for await (const message of messagesOf(db, account)) {
    yield separator + JSON.stringify(message)
    separator = ','
  }
  yield ']}'
}

/** What the person wrote, the oldest first. */
async function* messagesOf(
  db: Database,
  account: Account,
): AsyncGenerator<AccountExport['messages'][number]> {
  const found = await db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(isWrittenBy(account))
    .orderBy(contactMessages.createdAt)
  const ids = found.map(({ id }) => id)
  for (let at = 0; at < ids.length; at += MESSAGES_AT_ONCE) {
    const messages = await db
      .select()
      .from(contactMessages)
      .where(inArray(contactMessages.id, ids.slice(at, at + MESSAGES_AT_ONCE)))
      .orderBy(contactMessages.createdAt)
    for (const { createdAt, name, email, message } of messages)
      yield { sent_at: createdAt.toISOString(), name, email, msg: message }
  }
}

async function allButMessages(db: Database, account: Account): Promise<Omit<AccountExport, 'messages'>> {
  const { id: accountId } = account
  const given = await listConsents(db, accountId)
  const keys = await listPasskeys(db, accountId)
  const devices = await listSessions(db, accountId)
  const waiting = await db.select().from(outbox).where(eq(outbox.accountId, accountId))
  return {
    exported_at: new Date().toISOString(),
    account: {
      id: account.id,
      created_at: account.createdAt.toISOString(),
      adult_confirmed_at: account.adultConfirmedAt?.toISOString() ?? null,
      password:
        account.passwordHash === null
          ? 'None is kept.'
          : 'Kept only as an argon2id hash, from which nobody can read it.',
      password_changed_at: account.passwordHash === null ? null : account.passwordChangedAt.toISOString(),
    },
    profile: presentProfile(account, given, keys.length),
    consents: given.map(({ field, purpose, version, givenAt, withdrawnAt }) => ({
      field,
      purpose,
      version,
      given_at: givenAt.toISOString(),
      withdrawn_at: withdrawnAt?.toISOString() ?? null,
    })),
    passkeys: keys.map((key) => {
      const { id: _, ...shown } = presentPasskey(key)
      const { credentialId, publicKey, signCount, transports } = key
      return {
        ...shown,
        credential_id: credentialId,
        public_key: publicKey,
        sign_count: signCount,
        transports,
      }
    }),
    sessions: devices.map(({ device, isByPasskey, signedInAt, lastUsedAt }) => ({
      device,
      by: isByPasskey ? ('passkey' as const) : ('password' as const),
      signed_in_at: signedInAt.toISOString(),
      last_used_at: lastUsedAt.toISOString(),
    })),
    waiting_to_be_sent: waiting.map(({ kind, recipient, language, createdAt }) => ({
      what: kind,
      to: recipient ?? 'the operator',
      language: language ?? 'en',
      since: createdAt.toISOString(),
    })),
  }
}
