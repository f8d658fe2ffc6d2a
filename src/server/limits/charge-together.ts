import { sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'

/** A limit by its key: the seconds one try takes up, and those that all of them do. */
export interface Keyed {
  key: string
  one: number
  all: number
}

/**
 * Charges all limits or none: what one refuses counts against no other. The rows are there before they are locked, in one
 * order for everybody, so that of many at the same time none gets by, and no two deadlock.
 * @returns the seconds to wait, by the limit that takes longest; null when all are charged
 */
export async function chargeTogether(db: Database, limits: Keyed[]): Promise<number | null> {
  const given = asRows(limits)
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`set local synchronous_commit = off`)
    await transaction.execute(sql`insert into rate_limits (key, free_at)
      select key, now() from ${given} order by key on conflict (key) do nothing`)
    const keys = sql`select key from ${given}`
    await transaction.execute(sql`select from rate_limits where key in (${keys}) order by key for update`)
    const wait = await longestWait(transaction, given)
    if (wait !== null) return wait
    await transaction.execute(sql`update rate_limits set refused = false,
      free_at = greatest(least(free_at, clock_timestamp() + given.every), clock_timestamp()) + given.one
      from ${given} where rate_limits.key = given.key`)
    return null
  })
}

/** How long to wait until all of them are free; null when they are. Nothing is charged. */
export const waitTogether = (db: Database, limits: Keyed[]): Promise<number | null> =>
  longestWait(db, asRows(limits))

async function longestWait(
  db: Pick<Database, 'execute'>,
  given: ReturnType<typeof asRows>,
): Promise<number | null> {
  const { rows } = await db.execute<{ wait: number | null }>(sql`
    select extract(epoch from max(least(rate_limits.free_at, clock_timestamp() + given.every)
      + given.one - given.every - clock_timestamp()))::float8 as wait
    from ${given} join rate_limits on rate_limits.key = given.key`)
  const wait = rows[0]?.wait ?? 0
  return wait > 0.001 ? wait : null
}

const asRows = (
  limits: Keyed[],
) => sql`(select key, make_interval(secs => one) as one, make_interval(secs => every) as every
  from (values ${sql.join(
    limits.map(({ key, one, all }) => sql`(${key}::text, ${one}::float8, ${all}::float8)`),
    sql`, `,
  )}) as listed (key, one, every)) as given`
