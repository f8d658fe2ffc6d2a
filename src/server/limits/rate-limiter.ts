import { isIPv6 } from 'node:net'
import type { Database } from '../database/connect.ts'
import { AppError } from '../http/app-error.ts'
import { keyedHash } from '../secrets/keys.ts'
import { chargeStatement, type AlsoAsked } from './charge-statement.ts'
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
  /**
   * Counts a try against the limits in turn, up to the first that is used up: what one limit refuses counts against
   * none after it. Throws `too_many_requests` when one is.
   */
  charge: (charges: Charge[]) => Promise<void>
  /** As `charge`, and answers a question in the same statement: the row that was found, or null. */
  chargeAndFind: <Row>(charges: Charge[], also: AlsoAsked) => Promise<Row | null>
  /** Under which keys charges are counted. Deleting them gives all back: who signs in has done nothing wrong. */
  keysOf: (charges: Charge[]) => string[]
}

/** Limits that all servers on the database have in common, one statement for all limits of a request. */
export function createRateLimiter({ $client }: Database, key: Uint8Array): RateLimiter {
  const keysOf = (charges: Charge[]) =>
    charges.map(([limit, whom]) => keyedHash(key, `${limit.name} ${whom}`))
  const statements = new Map<string, ReturnType<typeof chargeStatement>>()
  const statementFor = (limits: number, also?: AlsoAsked) => {
    const name = `${limits} ${also?.name ?? ''}`
    const statement = statements.get(name) ?? chargeStatement(limits, also)
    statements.set(name, statement)
    return statement
  }
  const ask = async (charges: Charge[], also?: AlsoAsked) => {
    const keys = keysOf(charges)
    const values: unknown[] = charges.flatMap(([{ times, seconds }], at) => [
      keys[at],
      seconds / times,
      seconds,
    ])
    if (also) values.push(also.value)
    const { name, text } = statementFor(charges.length, also)
    const { rows } = await $client.query<{ wait: number | null; id?: unknown }>({ name, text, values })
    const [answer] = rows
    if (answer === undefined || answer.wait === null) return answer
    const retryAfterSeconds = Math.max(1, Math.ceil(answer.wait))
    throw new AppError('too_many_requests', { message: waitMessage(retryAfterSeconds), retryAfterSeconds })
  }
  return {
    keysOf,
    charge: async (charges) => void (await ask(charges)),
    chargeAndFind: async <Row>(charges: Charge[], also: AlsoAsked) => {
      const answer = await ask(charges, also)
      return (answer?.id ?? null) === null ? null : (answer as Row)
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
