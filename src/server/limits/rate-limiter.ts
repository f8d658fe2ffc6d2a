import type { Database } from '../database/connect.ts'
import { AppError } from '../errors/app-error.ts'
import { keyedHash } from '../secrets/keys.ts'
import { chargeStatement, type Lookup } from './charge-statement.ts'
import { chargeTogether, waitTogether } from './charge-together.ts'

/** At most `times` at once; each is given back after `seconds / times`. */
export interface Limit {
  name: string
  times: number
  seconds: number
}

/** A limit and whom it counts for: a network, an account, an account together with a network. */
export type Charge = [limit: Limit, ...whom: string[]]

export interface RateLimiter {
  /**
   * Counts a try against the limits in turn, up to the first that is used up: what one limit refuses counts against
   * none after it. Throws `too_many_requests` when one is.
   */
  charge: (charges: Charge[]) => Promise<void>
  /** As `charge`, but against all of the limits or none; the wait is that of the one that takes longest. */
  chargeTogether: (charges: Charge[]) => Promise<void>
  /** The seconds to wait before `chargeTogether` would pass; null when it would. Counts nothing. */
  waitFor: (charges: Charge[]) => Promise<number | null>
  /** As `charge`, and runs a query in the same statement: the row that was found, or null. */
  chargeAndFind: <Row>(charges: Charge[], lookup: Lookup) => Promise<Row | null>
  /** Gives charges back: what they were for did not come about. */
  giveBack: (charges: Charge[]) => Promise<void>
  /** Under which keys charges are counted. Deleting them gives all back: who signs in has done nothing wrong. */
  keysOf: (charges: Charge[]) => string[]
}

/** Limits that all servers on the database have in common, one statement for all limits of a request. */
export function createRateLimiter(db: Database, key: Uint8Array): RateLimiter {
  const { $client } = db
  const keysOf = (charges: Charge[]) => charges.map(([limit, ...whom]) => keyedHash(key, limit.name, ...whom))
  const statements = new Map<string, ReturnType<typeof chargeStatement>>()
  const statementFor = (limits: number, lookup?: Lookup) => {
    const name = `${limits} ${lookup?.name ?? ''}`
    const statement = statements.get(name) ?? chargeStatement(limits, lookup)
    statements.set(name, statement)
    return statement
  }
  const query = async (charges: Charge[], lookup?: Lookup) => {
    const keys = keysOf(charges)
    const values: unknown[] = charges.flatMap(([{ times, seconds }], at) => [
      keys[at],
      seconds / times,
      seconds,
    ])
    if (lookup) values.push(lookup.value)
    const { name, text } = statementFor(charges.length, lookup)
    const { rows } = await $client.query<{ wait: number | null; id?: unknown }>({ name, text, values })
    const [row] = rows
    if (row === undefined || row.wait === null) return row
    throw tooMany(row.wait)
  }
  const keyed = (charges: Charge[]) => {
    const keys = keysOf(charges)
    return charges.map(([{ times, seconds }], at) => ({ key: keys[at]!, one: seconds / times, all: seconds }))
  }
  return {
    keysOf,
    charge: async (charges) => void (await query(charges)),
    chargeTogether: async (charges) => {
      const wait = await chargeTogether(db, keyed(charges))
      if (wait !== null) throw tooMany(wait)
    },
    waitFor: (charges) => waitTogether(db, keyed(charges)),
    giveBack: async (charges) => {
      const seconds = charges.map(([{ times, seconds }]) => seconds / times)
      await $client.query({ ...GIVE_BACK, values: [keysOf(charges), seconds] })
    },
    chargeAndFind: async <Row>(charges: Charge[], lookup: Lookup) => {
      const row = await query(charges, lookup)
      return (row?.id ?? null) === null ? null : (row as Row)
    },
  }
}

const tooMany = (seconds: number) =>
  new AppError('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(seconds)) })

const GIVE_BACK = {
  name: 'give_back',
  text: `update rate_limits set free_at = free_at - make_interval(secs => given.seconds)
    from unnest($1::text[], $2::float8[]) as given (key, seconds) where rate_limits.key = given.key`,
}
