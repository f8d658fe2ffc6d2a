import { setTimeout as sleep } from 'node:timers/promises'
import { and, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from './database/connect.ts'
import { accounts, contactMessages, oneTimeSecrets, rateLimits, sessions } from './database/schema.ts'
import type { Delivery } from './outbox/delivery.ts'
import { isAlive } from './sessions/session-lookup.ts'

const STOP_WITHIN_MS = 500
const EVERY_MS = 10 * 60 * 1000
/** Whoever never proved an address may have mistyped somebody else's. */
export const UNCONFIRMED_DAYS = 30
export const MESSAGE_DAYS = 365
const FOLDER_DAYS = 30

/** Removes what has expired, now and every ten minutes; any number of servers may do so. */
export function startSweeping(
  db: Database,
  delivery: Pick<Delivery, 'sweep'>,
  logger: FastifyBaseLogger,
): { stop: () => Promise<void> } {
  const run = () =>
    sweep(db, delivery).catch((error: unknown) =>
      logger.warn({ err: error }, 'what has expired could not be removed'),
    )
  let running = run()
  const timer = setInterval(() => {
    running = run()
  }, EVERY_MS)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await Promise.race([running, sleep(STOP_WITHIN_MS)])
    },
  }
}

export async function sweep(db: Database, delivery: Pick<Delivery, 'sweep'>): Promise<void> {
  const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`
  await db.delete(rateLimits).where(lt(rateLimits.freeAt, sql`now()`))
  await db.delete(oneTimeSecrets).where(lt(oneTimeSecrets.expiresAt, sql`now()`))
  await db.delete(sessions).where(sql`not (${isAlive()})`)
  await db.delete(contactMessages).where(lt(contactMessages.createdAt, daysAgo(MESSAGE_DAYS)))
  await db
    .delete(accounts)
    .where(
      and(
        isNull(accounts.emailConfirmedAt),
        isNull(accounts.phoneConfirmedAt),
        lt(accounts.createdAt, daysAgo(UNCONFIRMED_DAYS)),
      ),
    )
  const before = new Date(Date.now() - FOLDER_DAYS * 24 * 3_600_000)
  await delivery.sweep((ids) => findExisting(db, ids), before)
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
