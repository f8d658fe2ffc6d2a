import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { ADULT_AGE_RANGES, BODY_TYPES, PROFILE_FIELDS, SEXES } from '#api/account-rules'

const instant = (name: string) => timestamp(name, { withTimezone: true })
const moment = (name: string) => instant(name).notNull().defaultNow()
const id = () => uuid('id').primaryKey().defaultRandom()

/** Whatever belongs to an account goes with it. */
const accountId = () => uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' })

/**
 * Which knowledge the site served from when, so that its operator can answer for what people were shown on a
 * given day.
 */
export const knowledgeReleases = pgTable('knowledge_releases', {
  version: text('version').primaryKey(),
  locations: integer('locations').notNull(),
  conditions: integer('conditions').notNull(),
  firstServedAt: moment('first_served_at'),
  lastStartedAt: moment('last_started_at'),
})

/** People who registered, with what they agreed to have kept. */
export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    /** In lower case. */
    email: text('email').unique(),
    emailConfirmedAt: instant('email_confirmed_at'),
    /** A new address takes the place of the old one when its code has been entered. */
    pendingEmail: text('pending_email'),
    /** In E.164: `+14155552671`. */
    phone: text('phone').unique(),
    phoneConfirmedAt: instant('phone_confirmed_at'),
    pendingPhone: text('pending_phone'),
    /** Argon2id, with its salt and costs; null for who has none, and comes in by passkey. */
    passwordHash: text('password_hash'),
    passwordChangedAt: moment('password_changed_at'),
    /** When the person said to be 18 or older. */
    adultConfirmedAt: instant('adult_confirmed_at'),
    name: text('name'),
    ageRange: text('age_range', { enum: ADULT_AGE_RANGES }),
    sex: text('sex', { enum: SEXES }),
    bodyType: text('body_type', { enum: BODY_TYPES }),
    createdAt: moment('created_at'),
  },
  (table) => [index('accounts_created_at').on(table.createdAt)],
)

/** Each consent with the very words that were agreed to; a withdrawn one stays as proof until the account goes. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    accountId: accountId().notNull(),
    field: text('field', { enum: PROFILE_FIELDS }).notNull(),
    purpose: text('purpose').notNull(),
    version: text('version').notNull(),
    givenAt: moment('given_at'),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    // One consent for each field is in force.
    uniqueIndex('consents_in_force')
      .on(table.accountId, table.field)
      .where(sql`${table.withdrawnAt} is null`),
    index('consents_account_id').on(table.accountId),
  ],
)

/** Where an account is signed in. Ending a session deletes it, and so ends its access tokens at once. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    accountId: accountId().notNull(),
    /** "Firefox on Windows": no more of the browser's name is kept, and no address. */
    device: text('device').notNull(),
    /** Whether it began with a passkey; otherwise with the password. */
    isByPasskey: boolean('is_by_passkey').notNull().default(false),
    /** Whether it began in a tab that keeps nothing: such a one ends soon when it is not used. */
    isOfTab: boolean('is_of_tab').notNull().default(false),
    signedInAt: moment('signed_in_at'),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('sessions_account_id').on(table.accountId)],
)

/** Public keys that people sign in with instead of a password; the private one never leaves their device or its maker's vault. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    accountId: accountId().notNull(),
    /** As the authenticator has chosen it, in base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** How often the authenticator says that it was used; those that are copied between devices say 0 for ever. */
    signCount: bigint('sign_count', { mode: 'number' }).notNull(),
    /** How the browser reaches it, such as `internal` or `usb`. */
    transports: text('transports').array().notNull(),
    /** Whether its maker keeps a copy, so that it outlives the device. */
    isBackedUp: boolean('is_backed_up').notNull(),
    /** What its owner calls it. */
    name: text('name').notNull(),
    createdAt: moment('created_at'),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_account_id').on(table.accountId)],
)

/** What passkeys are asked to sign: each once, within minutes, by the browser that asked, for what it asked for. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** Keyed, over the challenge with all that it is bound to. */
    hash: text('hash').primaryKey(),
    /** Of the account that a new passkey is to make; the authenticator was told it already. */
    newAccountId: uuid('new_account_id'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_expires_at').on(table.expiresAt)],
)

/** Every refresh token of a session: one is unused, and the use of a used one shows that it was stolen. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    /** SHA-256 of 256 random bits. */
    hash: text('hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at'),
    usedAt: instant('used_at'),
  },
  (table) => [index('refresh_tokens_session_id').on(table.sessionId)],
)

/** Links and codes that were sent: hashed, single-use, expiring. A new one takes the place of the one before, for the same ticket. */
export const oneTimeSecrets = pgTable(
  'one_time_secrets',
  {
    id: id(),
    accountId: accountId().notNull(),
    purpose: text('purpose').notNull(),
    /** Where it was sent. */
    address: text('address').notNull(),
    hash: text('hash').notNull(),
    /** Of a code to reset a password: a hash of the ticket that whoever asked for it has. Empty for all others. */
    ticket: text('ticket').notNull().default(''),
    triesLeft: integer('tries_left').notNull(),
    createdAt: moment('created_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('one_time_secrets_purpose').on(table.accountId, table.purpose, table.ticket),
    index('one_time_secrets_hash').on(table.hash),
    index('one_time_secrets_expires_at').on(table.expiresAt),
  ],
)

/** What visitors wrote to the operator. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    accountId: accountId(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    message: text('message').notNull(),
    createdAt: moment('created_at'),
  },
  (table) => [
    index('contact_messages_account_id').on(table.accountId),
    index('contact_messages_email').on(table.email),
    index('contact_messages_created_at').on(table.createdAt),
  ],
)

/**
 * Mail and SMS that wait to be sent, written together with what caused them. A row names what to say and to whom;
 * secrets are made when it is delivered, so none ever stands here.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    kind: text('kind').notNull(),
    accountId: accountId(),
    contactMessageId: uuid('contact_message_id').references(() => contactMessages.id, {
      onDelete: 'cascade',
    }),
    /** An email address, or a phone number with its +; null: the operator. */
    recipient: text('recipient'),
    /** BCP 47, of the page that caused it; null: English. Kept nowhere else, and gone with the row. */
    language: text('language'),
    /** Of a code to reset a password: as in `one_time_secrets`. */
    ticket: text('ticket').notNull().default(''),
    attempts: integer('attempts').notNull().default(0),
    createdAt: moment('created_at'),
    nextAttemptAt: moment('next_attempt_at'),
  },
  (table) => [
    index('outbox_next_attempt_at').on(table.nextAttemptAt),
    index('outbox_account_id').on(table.accountId),
    index('outbox_contact_message_id').on(table.contactMessageId),
  ],
)

/** How much of each limit is used up, for all servers together. The key is a keyed hash: it tells nobody. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    /** When all of it is free again. */
    freeAt: instant('free_at').notNull(),
    /** Whether the last try was one too many. */
    refused: boolean('refused').notNull().default(false),
  },
  (table) => [index('rate_limits_free_at').on(table.freeAt)],
)

/** Whether all servers on this database have the same secret shows here. It is itself in none of the tables. */
export const serverKeys = pgTable('server_keys', {
  name: text('name').primaryKey(),
  /** Derived from the secret, which can't be had from it. */
  fingerprint: text('fingerprint').notNull(),
  createdAt: moment('created_at'),
})
