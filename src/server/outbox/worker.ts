import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { outbox } from '../database/schema.ts'
import { compose, holdsSecret, type Composed, type Composing, type OutboxRow } from './compose.ts'
import { createAlarm, type Alarm } from './alarm.ts'
import { RefusedForGood, type Delivery } from '../delivery/delivery.ts'
import { waitForBudget, type SmsBudget } from '../delivery/sms-budget.ts'
import { CODE_SECONDS } from '../secrets/one-time-secrets.ts'

const POLL_MS = 1000
const AT_ONCE = 4
/** A server that dies while it sends leaves the message to the others after this; longer than any try takes. */
export const LEASE_SECONDS = 120
const TRY_TIMEOUT_MS = 60_000
const FIRST_RETRY_SECONDS = 5
const LONGEST_RETRY_SECONDS = 15 * 60
/** A word to a visitor is of no use days later. What visitors wrote is tried for as long as it is kept. */
const GIVE_UP_HOURS = 72
const STOP_WITHIN_MS = 500

export interface OutboxWorker {
  /** Looks for messages at once, instead of within a second: call it after the transaction. */
  wake: () => void
  /** Takes no more messages, which leaves them to other servers; those that are being sent go on. */
  takeNoMore: () => void
  /** Takes no more messages, and lets those that are being sent go out, for half a second. */
  stop: () => Promise<void>
}

/**
 * They don't wait for each other: a mail server that hangs holds up no code that goes to a phone, and what many visitors wrote, or
 * what the operator's mailbox refuses, no link that somebody waits for.
 */
const LANES = {
  mail: sql`${outbox.kind} not like 'contact%' and (${outbox.recipient} is null or ${outbox.recipient} not like '+%')`,
  contact: sql`${outbox.kind} like 'contact%'`,
  sms: sql`${outbox.recipient} like '+%'`,
}
type Lane = keyof typeof LANES

/** What became of a try. */
type Outcome = { row: OutboxRow } & (
  | { isSent: true }
  | { isSent: false; /** Null: never. */ retrySeconds: number | null }
)

/** Sends what is in the outbox, with any number of others doing the same on the same database. */
export function startOutboxWorker(
  parts: Composing & { delivery: Delivery; smsBudget: SmsBudget; logger: FastifyBaseLogger },
): OutboxWorker {
  const { db, delivery, smsBudget, logger } = parts
  const stopping = new AbortController()

  /** Takes messages that are due for itself; those that another server is taking just now are passed over. */
  const claim = async (lane: Lane): Promise<OutboxRow[]> => {
    const ids = sql`select id from ${outbox} where next_attempt_at <= now() and ${LANES[lane]} order by next_attempt_at limit ${AT_ONCE} for update skip locked`
    return db
      .update(outbox)
      .set({
        attempts: sql`${outbox.attempts} + 1`,
        nextAttemptAt: sql`now() + make_interval(secs => ${LEASE_SECONDS})`,
      })
      .where(sql`${outbox.id} in (${ids})`)
      .returning()
  }

  const deliver = (composed: Composed) => {
    if (composed.by === 'mail') return delivery.sendMail(composed.mail, composed.about)
    const { sms, isNew, about } = composed
    // What it costs was set aside when it was promised.
    if (about.kind === 'confirm_phone') return delivery.sendSms(sms, about)
    const isNotice = !holdsSecret(about)
    return smsBudget.spend(sms.to, { isNew, isNotice }, () => delivery.sendSms(sms, about))
  }

  /** What was set aside for a code that was never sent. Tried several times, it may have been. */
  const releaseReserved = async ({ kind, recipient, attempts }: OutboxRow) => {
    if (kind === 'confirm_phone' && recipient !== null && attempts === 1) await smsBudget.release(recipient)
  }

  const send = async (row: OutboxRow): Promise<Outcome> => {
    try {
      const composed = await compose(parts, row)
      if (composed === null) await releaseReserved(row)
      else await withTimeout(deliver(composed))
      return { row, isSent: true }
    } catch (error) {
      const { kind, attempts } = row
      if (isHopeless(error, row)) {
        logger.warn({ err: error, kind, attempts }, 'a message was given up')
        await releaseReserved(row)
        return { row, isSent: false, retrySeconds: null }
      }
      const retrySeconds = waitForBudget(error) ?? retryAfterSeconds(attempts)
      logger.warn({ err: error, kind, attempts, seconds: retrySeconds }, 'a message did not go out')
      return { row, isSent: false, retrySeconds }
    }
  }

  const record = async (outcome: Outcome): Promise<void> => {
    const { id, attempts } = outcome.row
    if (outcome.isSent || outcome.retrySeconds === null) {
      const done = await db.delete(outbox).where(eq(outbox.id, id)).returning({ id: outbox.id })
      // The account was deleted meanwhile.
      if (outcome.isSent && done.length === 0) await delivery.takeBack([id])
      return
    }
    await db
      .update(outbox)
      .set({ nextAttemptAt: sql`now() + make_interval(secs => ${outcome.retrySeconds})` })
      // Not when the lease is over, and another server has it.
      .where(and(eq(outbox.id, id), eq(outbox.attempts, attempts)))
  }

  const run = async (lane: Lane, alarm: Alarm) => {
    /** While the database is away: unrecorded, what was sent would go out again, and what was not would wait for its lease to end. */
    const unrecorded = new Set<Outcome>()
    const recordLeft = async (outcome: Outcome) => {
      await record(outcome)
      unrecorded.delete(outcome)
    }
    while (!stopping.signal.aborted) {
      try {
        for (const outcome of unrecorded) await recordLeft(outcome)
        const rows = await claim(lane)
        const recorded = rows.map(async (row) => {
          const outcome = await send(row)
          unrecorded.add(outcome)
          await recordLeft(outcome)
        })
        // All of them, before any is recorded again.
        await Promise.allSettled(recorded)
        if (unrecorded.size > 0) throw new Error(`${unrecorded.size} outcomes are not recorded`)
        if (rows.length === AT_ONCE) continue
      } catch (error) {
        // The database is away; the pages say so themselves.
        logger.debug({ err: error }, 'the outbox can not be read')
      }
      await alarm.sleep(POLL_MS)
    }
  }
  const lanes = (Object.keys(LANES) as Lane[]).map((lane) => ({ lane, alarm: createAlarm() }))
  const ended = Promise.all(lanes.map(({ lane, alarm }) => run(lane, alarm)))
  const wake = () => {
    for (const { alarm } of lanes) alarm.ring()
  }

  const takeNoMore = () => {
    stopping.abort()
    wake()
  }

  return {
    wake,
    takeNoMore,
    stop: async () => {
      takeNoMore()
      await Promise.race([ended, sleep(STOP_WITHIN_MS)])
      delivery.close()
    },
  }
}

/** 5 s, 10 s, 20 s … 15 min, each a little different, so that servers don't all come back at once. */
export function retryAfterSeconds(attempts: number): number {
  const exact = Math.min(FIRST_RETRY_SECONDS * 2 ** (attempts - 1), LONGEST_RETRY_SECONDS)
  return exact * (0.8 + 0.4 * Math.random())
}

function isHopeless(error: unknown, row: OutboxRow): boolean {
  if (row.kind.startsWith('contact')) return false
  const age = Date.now() - row.createdAt.getTime()
  // Whoever asked for a code has not waited for so long, and it would take another's place.
  const wait = waitForBudget(error)
  if (wait !== null && holdsSecret(row)) return age + wait * 1000 > CODE_SECONDS * 1000
  return error instanceof RefusedForGood || age > GIVE_UP_HOURS * 3_600_000
}

async function withTimeout(work: Promise<void>): Promise<void> {
  const cancel = new AbortController()
  const late = sleep(TRY_TIMEOUT_MS, undefined, { ref: false, signal: cancel.signal }).then(() => {
    throw new Error('sending took too long')
  })
  late.catch(() => {})
  try {
    await Promise.race([work, late])
  } finally {
    cancel.abort()
  }
}
