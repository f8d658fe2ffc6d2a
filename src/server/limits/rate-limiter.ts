import { isIPv6 } from 'node:net'
import { inArray, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../database/connect.ts'
import { rateLimits } from '../database/schema.ts'
import { AppError } from '../http/app-error.ts'
import { keyedHash } from '../secrets/keys.ts'
import { waitMessage } from './messages.ts'

/** At most `times` at once; each is given back after `seconds / times`. */
export interface Limit {
  name: string
  times: number
  seconds: number
}

/** A limit and whom it counts for: an address of the network, an account, everybody. */
export type Charge = [limit: Limit, whom: string]

export interface RateLimiter {
  /** Counts a try against every limit given. Throws `too_many_requests` when one is used up. */
  charge: (charges: Charge[]) => Promise<void>
  /** Gives back what was charged: who signs in has done nothing wrong. */
  forget: (db: Queryable, charges: Charge[]) => Promise<void>
}

/**
 * Limits that all servers on the database have in common, by the generic cell rate algorithm: one time stamp a
 * key, one statement for all limits of a request. A try that is refused by a limit doesn't count against it.
 */
export function createRateLimiter(db: Database, key: Uint8Array): RateLimiter {
  const keyOf = ([limit, whom]: Charge) => keyedHash(key, `${limit.name} ${whom}`)
  return {
    charge: async (charges) => {
      const rows = charges.map((charge) => {
        const [{ times, seconds }] = charge
        return { key: keyOf(charge), step: seconds / times, all: seconds }
      })
      // In the order of their keys, so that two requests never wait for each other.
      const { rows: full } = await db.execute<{ wait: number }>(sql`
        with asked as (
          select key, make_interval(secs => step) as step, make_interval(secs => "all") as "all"
          from jsonb_to_recordset(${JSON.stringify(rows)}) as asked(key text, step float8, "all" float8)
        ), charged as (
          insert into ${rateLimits} as held (key, free_at)
          select key, now() + step from asked order by key
          on conflict (key) do update set (free_at, refused) = (
            select
              case when is_full then held.free_at else next_free_at end,
              is_full
            from asked,
              lateral (select greatest(held.free_at, now()) + step as next_free_at) as counted,
              lateral (select next_free_at > now() + "all" as is_full) as compared
            where asked.key = held.key
          )
          returning key, free_at, refused
        )
        select extract(epoch from free_at + step - "all" - now())::float8 as wait
        from charged join asked using (key)
        where refused
      `)
      if (full.length === 0) return
      const retryAfterSeconds = Math.max(1, Math.ceil(Math.max(...full.map(({ wait }) => wait))))
      throw new AppError('too_many_requests', { message: waitMessage(retryAfterSeconds), retryAfterSeconds })
    },
    forget: async (queryable, charges) => {
      await queryable.delete(rateLimits).where(inArray(rateLimits.key, charges.map(keyOf)))
    },
  }
}

/** Whom a limit by network address counts for: a household with IPv6 has 2^64 addresses. */
export function networkOf(ip: string): string {
  const plain = ip.startsWith('::ffff:') && ip.includes('.') ? ip.slice('::ffff:'.length) : ip
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('%')[0]!.split('::')
  const groups = head.split(':').filter(Boolean)
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length
  return [...groups, ...Array<string>(missing).fill('0'), ...(tail?.split(':') ?? [])]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
