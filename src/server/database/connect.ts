import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'

export type Database = ReturnType<typeof drizzle>
/** The database, or a transaction in it. */
export type Queryable = Database | Parameters<Parameters<Database['transaction']>[0]>[0]

export interface DatabaseConnection {
  db: Database
  /** Whether the database answers within a second. */
  isUp: () => Promise<boolean>
  close: () => Promise<void>
}

/** No statement of ours takes this long, unless something is wrong. Migrations lift it. */
const STATEMENT_TIMEOUT_MS = 10_000
/** How long a request may wait for its turn at the database when a thousand come at once. */
const TURN_TIMEOUT_MS = 5000
const HEALTH_TIMEOUT_MS = 1000

/**
 * Connections are made when first needed.
 * @param most connections at once
 */
export function connectDatabase(url: string, logger: FastifyBaseLogger, most = 10): DatabaseConnection {
  const pool = new pg.Pool({
    connectionString: url,
    max: most,
    connectionTimeoutMillis: TURN_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'painpoint',
  })
  // A broken connection would otherwise end the server: one that is idle, which the pool replaces by itself, or one
  // between two statements of a transaction, whose next statement then fails.
  pool.on('connect', (client) => client.on('error', () => {}))
  let closing = false
  pool.on('error', (error) => {
    if (!closing) logger.warn({ err: error }, 'a database connection broke')
  })
  return {
    db: drizzle(pool),
    isUp: async () => {
      const late = sleep(HEALTH_TIMEOUT_MS, false, { ref: false })
      const answered = pool.query('select 1').then(
        () => true,
        () => false,
      )
      return Promise.race([answered, late])
    },
    close: async () => {
      closing = true
      await pool.end()
    },
  }
}
