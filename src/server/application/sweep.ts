import { setTimeout as sleep } from 'node:timers/promises'
import { and, exists, inArray, isNotNull, isNull, lt, notExists, or, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/connect.ts'
import {
  accounts,
  consents,
  contactMessages,
  oneTimeSecrets,
  passkeyChallenges,
  passkeys,
  rateLimits,
  sessions,
} from '../database/schema.ts'
import type { Delivery } from '../delivery/delivery.ts'
import { isAlive } from '../sessions/session-lookup.ts'

const STOP_WITHIN_MS = 500
const EVERY_MS = 10 * 60 * 1000
/** Whoever never proved an address may have mistyped somebody else's. */
export const UNCONFIRMED_DAYS = 30
export const MESSAGE_DAYS = 365
const FOLDER_DAYS = 30
const ROWS_AT_ONCE = 2000

/** Removes what has expired, now and every ten minutes; any number of servers may do so. */
export function startSweeping(
  db: Database,
  delivery: Pick<Delivery, 'sweep'>,
  logger: FastifyBaseLogger,
): { stop: () => Promise<void> } {
  let isStopping = false
  const run = () =>
    sweep(db, delivery).catch((error: unknown) => {
      // The database may be let go of before all is removed: the rest goes with the next sweep, of whichever server.
      if (!isStopping) logger.warn({ err: error }, 'what has expired could not be removed')
    })
  let running = run()
  const timer = setInterval(() => {
    running = run()
  }, EVERY_MS)
  timer.unref()
  return {
    stop: async () => {
      isStopping = true
      clearInterval(timer)
      await Promise.race([running, sleep(STOP_WITHIN_MS)])
    },
  }
}

/** Each part by itself: one that fails keeps none of the others from being done. Throws the first failure at the end. */
export async function sweep(db: Database, delivery: Pick<Delivery, 'sweep'>): Promise<void> {
  const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`
  const isUnconfirmed = and(
    isNull(accounts.emailConfirmedAt),
    isNull(accounts.phoneConfirmedAt),
    lt(accounts.createdAt, daysAgo(UNCONFIRMED_DAYS)),
  )
  const hasAddress = or(isNotNull(accounts.email), isNotNull(accounts.phone))
  const ofAccount = sql`(select from ${passkeys} where ${passkeys.accountId} = ${accounts.id})`
  const foldersBefore = new Date(Date.now() - FOLDER_DAYS * 24 * 3_600_000)
  const parts = [
    () => deleteAll(db, rateLimits, lt(rateLimits.freeAt, sql`now()`)),
    () => deleteAll(db, oneTimeSecrets, lt(oneTimeSecrets.expiresAt, sql`now()`)),
    () => deleteAll(db, sessions, sql`not (${isAlive()})`),
    () => deleteAll(db, contactMessages, lt(contactMessages.createdAt, daysAgo(MESSAGE_DAYS))),
    () => deleteAll(db, passkeyChallenges, lt(passkeyChallenges.expiresAt, sql`now()`)),
    () => forgetUnconfirmed(db, and(isUnconfirmed, hasAddress, exists(ofAccount))),
    () => deleteAll(db, accounts, and(isUnconfirmed, notExists(ofAccount))),
    () => delivery.sweep((ids) => findExisting(db, ids), foldersBefore),
  ]
  const failures: unknown[] = []
  for (const part of parts) await part().catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

/** Who comes in by passkey keeps the account, and loses the address that nobody has proven with the consent to keep it. */
async function forgetUnconfirmed(db: Database, where: SQL | undefined): Promise<void> {
  await db.transaction(async (transaction) => {
    const forgotten = await transaction
      .update(accounts)
      .set({ email: null, phone: null })
      .where(where)
      .returning({ id: accounts.id })
    const ids = forgotten.map(({ id }) => id)
    await transaction
      .update(consents)
      .set({ withdrawnAt: sql`now()` })
      .where(
        and(
          inArray(consents.accountId, ids),
          inArray(consents.field, ['email', 'phone']),
          isNull(consents.withdrawnAt),
        ),
      )
  })
}

/**
 * So many rows at a time; those that something else is busy with wait for the next sweep. However long it takes: a few rows may
 * have hundreds of thousands hanging on them, and what can't be deleted in the time of a request would stay for ever.
 */
async function deleteAll(db: Database, table: PgTable, where: SQL | undefined): Promise<void> {
  const some = sql`select ctid from ${table} where ${where} limit ${ROWS_AT_ONCE} for update skip locked`
  let deleted: number
  do {
    deleted = await db.transaction(async (transaction) => {
      await transaction.execute(sql`set local statement_timeout = 0`)
      const { rowCount } = await transaction.execute(
        sql`delete from ${table} where ctid = any(array(${some}))`,
      )
      return rowCount ?? 0
    })
  } while (deleted === ROWS_AT_ONCE)
}

/** Which of these are accounts or contact messages. */
async function findExisting(db: Database, ids: string[]): Promise<Set<string>> {
  const valid = ids.filter((id) => /^[\da-f-]{36}$/.test(id))
  if (valid.length === 0) return new Set()
  const found = [
    ...(await db.select({ id: accounts.id }).from(accounts).where(inArray(accounts.id, valid))),
    ...(await db
      .select({ id: contactMessages.id })
      .from(contactMessages)
      .where(inArray(contactMessages.id, valid))),
  ]
  return new Set(found.map(({ id }) => id))
}
