import { sql } from 'drizzle-orm'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { passwordsWaiting } from '../accounts/password-hash.ts'
import type { DatabaseConnection } from '../database/connect.ts'
import { outbox } from '../database/schema.ts'
import { RefusedForGood, type Delivery } from '../delivery/delivery.ts'
import { waitForBudget, type SmsBudget } from '../delivery/sms-budget.ts'
import type { ReportCount } from '../http/report-count.ts'
import type { LogRequest } from '../logging/request-log.ts'
import { kindOfRequest } from './request-kind.ts'

export interface Metrics {
  contentType: string
  /** All of them, as Prometheus reads them. */
  metricsText: () => Promise<string>
  /** Counts each request as well as having it logged. */
  counting: (logRequest: LogRequest) => LogRequest
  /** Counts what is sent, refused for good, or failed and is tried again. */
  countingDelivery: (delivery: Delivery) => Delivery
  /** Counts SMS that wait because their country's budget is used up, each time they are tried. */
  countingBudget: (budget: SmsBudget) => SmsBudget
  /** Counts what browsers report about the Content-Security-Policy, by directive. */
  countReport: ReportCount
}

/** From what is sent from memory to a login that waits for its turn. */
const SECONDS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The figures of this server for Prometheus; docs/operating.md says which to watch. None names a place, a person or an address. */
export function createMetrics(database: Pick<DatabaseConnection, 'db' | 'isUp'>): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const readDatabase = gaugeDatabase(registers, database)
  const passwords = new Gauge({
    name: 'painpoint_passwords_waiting',
    help: 'Passwords that wait for their turn to be hashed or checked',
    registers,
  })
  const requests = new Counter({
    name: 'painpoint_requests_total',
    help: 'Requests that were answered, by kind and class of status',
    labelNames: ['kind', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'painpoint_request_seconds',
    help: 'Time until a response began',
    labelNames: ['kind'],
    buckets: SECONDS,
    registers,
  })
  const limited = new Counter({
    name: 'painpoint_limits_hit_total',
    help: 'Requests that were refused because a limit was used up',
    labelNames: ['kind'],
    registers,
  })
  const messages = new Counter({
    name: 'painpoint_messages_total',
    help: 'Tries to send a message, by how it went: sent, refused for good, or failed and tried again',
    labelNames: ['by', 'outcome'],
    registers,
  })
  const held = new Counter({
    name: 'painpoint_sms_held_total',
    help: 'Tries to send an SMS that had to wait, because the budget of its country was used up',
    registers,
  })
  const reports = new Counter({
    name: 'painpoint_csp_reports_total',
    help: 'Reports of browsers about breaches of the Content-Security-Policy, by directive',
    labelNames: ['directive'],
    registers,
  })
  const countSending = async (by: 'mail' | 'sms', sending: Promise<void>) => {
    try {
      await sending
      messages.inc({ by, outcome: 'sent' })
    } catch (error) {
      messages.inc({ by, outcome: error instanceof RefusedForGood ? 'refused' : 'failed' })
      throw error
    }
  }
  return {
    contentType: registry.contentType,
    metricsText: async () => {
      await readDatabase()
      passwords.set(passwordsWaiting())
      return registry.metrics()
    },
    counting: (logRequest) => (request, reply, status) => {
      logRequest(request, reply, status)
      const kind = kindOfRequest(request.routeOptions.url)
      requests.inc({ kind, status: `${Math.floor(status / 100)}xx` })
      durations.observe({ kind }, reply.elapsedTime / 1000)
      if (status === 429) limited.inc({ kind })
    },
    countingDelivery: (delivery) => ({
      ...delivery,
      sendMail: (mail, about) => countSending('mail', delivery.sendMail(mail, about)),
      sendSms: (sms, about) => countSending('sms', delivery.sendSms(sms, about)),
    }),
    countingBudget: ({ spend, ...budget }) => ({
      ...budget,
      spend: (number, of, send) =>
        spend(number, of, send).catch((error: unknown) => {
          if (waitForBudget(error) !== null) held.inc()
          throw error
        }),
    }),
    countReport: (directive) => reports.inc({ directive }),
  }
}

/**
 * While the database is away, what would be read from it is left out instead of being reported as it was.
 * @returns what brings these figures up to date, before all are collected at the same time
 */
function gaugeDatabase(registers: Registry[], { db, isUp }: Pick<DatabaseConnection, 'db' | 'isUp'>) {
  const waiting = new Gauge({
    name: 'painpoint_outbox_messages',
    help: 'Messages that wait to be sent, of all servers on the database',
    registers,
  })
  const oldest = new Gauge({
    name: 'painpoint_outbox_oldest_seconds',
    help: 'Age of the oldest message that waits to be sent; 0 when none does',
    registers,
  })
  const connections = new Gauge({
    name: 'painpoint_database_connections',
    help: 'Connections to the database, and requests that wait for one',
    labelNames: ['state'],
    registers,
  })
  const up = new Gauge({
    name: 'painpoint_database_up',
    help: 'Whether the database answered within a second',
    registers,
  })
  return async () => {
    const { totalCount, idleCount, waitingCount } = db.$client
    connections.set({ state: 'busy' }, totalCount - idleCount)
    connections.set({ state: 'idle' }, idleCount)
    connections.set({ state: 'waiting' }, waitingCount)
    const queue = (await isUp()) ? await readQueue(db).catch(() => null) : null
    up.set(queue === null ? 0 : 1)
    if (queue === null) {
      waiting.remove()
      oldest.remove()
      return
    }
    waiting.set(queue.messages)
    oldest.set(queue.seconds)
  }
}

async function readQueue(db: DatabaseConnection['db']): Promise<{ messages: number; seconds: number }> {
  const [queue] = await db
    .select({
      messages: sql<number>`count(*)::int`,
      seconds: sql<number>`coalesce(extract(epoch from now() - min(${outbox.createdAt})), 0)::float8`,
    })
    .from(outbox)
    // A digest waits for its hour, and is not late before.
    .where(sql`${outbox.attempts} > 0 or ${outbox.nextAttemptAt} <= now()`)
  return queue!
}
