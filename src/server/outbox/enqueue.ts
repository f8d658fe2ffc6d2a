import { sql } from 'drizzle-orm'
import type { Queryable } from '../database/connect.ts'
import { outbox } from '../database/schema.ts'
import { languageOfRequest } from '../words/language-of-request.ts'

/** What can be sent; `compose.ts` knows the words of each. */
export type MessageKind =
  /** A code for an address that an account has, or wants to have. */
  | 'confirm_email'
  | 'confirm_phone'
  /** A link or code for a new password, if there is an account with that address. */
  | 'reset'
  | 'password_changed'
  | 'address_changed'
  | 'passkey_added'
  | 'passkey_removed'
  /** To an address that was taken out of an account. */
  | 'address_dropped'
  /** To one that another took the place of, and that was all the account could be reached at. */
  | 'address_replaced'
  /** What a visitor wrote, to the operator. */
  | 'contact'
  /** That visitors wrote more than is mailed one by one, to the operator. */
  | 'contact_digest'

export interface QueuedMessage {
  kind: MessageKind
  accountId?: string
  contactMessageId?: string
  /** An email address or a phone number; left out: the operator. */
  recipient?: string
  /** Of a code to reset a password. */
  ticket?: string
}

/**
 * Puts a message into the outbox: in a transaction, it is sent if and only if that one is committed. It will be in the language
 * of the page that caused it.
 */
export async function enqueue(db: Queryable, messages: QueuedMessage[]): Promise<void> {
  if (messages.length === 0) return
  const language = languageOfRequest()
  // The operator reads English.
  const rows = messages.map((message) => ({ ...message, language: message.recipient ? language : null }))
  await db.insert(outbox).values(rows)
}

/** Long enough that a flood is one mail an hour. */
const DIGEST_AFTER = sql`interval '1 hour'`
/** Of PostgreSQL's advisory locks: so that of many messages at once one begins a digest. */
const DIGEST_LOCK = 7_203_015

/** Queues a digest of what is written from now on, to be mailed within the hour; none where one waits already. */
export async function enqueueDigest(db: Queryable): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${DIGEST_LOCK})`)
  await db.execute(sql`insert into ${outbox} (kind, next_attempt_at) select 'contact_digest', now() + ${DIGEST_AFTER}
    where not exists (select from ${outbox} where kind = 'contact_digest' and attempts = 0)`)
}
