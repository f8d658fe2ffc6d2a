import { drizzle } from 'drizzle-orm/node-postgres'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'

export type Database = ReturnType<typeof drizzle>

export interface DatabaseConnection {
  db: Database
  /** Whether the database answers within a second. */
  isUp: () => Promise<boolean>
  close: () => Promise<void>
}

/** Connections are made when first needed. */
export function connectDatabase(url: string, logger: FastifyBaseLogger): DatabaseConnection {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 1000,
    application_name: 'painpoint',
  })
  // An idle connection that breaks would otherwise end the server; the pool replaces it by itself.
  let closing = false
  pool.on('error', (error) => {
    if (!closing) logger.warn({ err: error }, 'a database connection broke')
  })
  return {
    db: drizzle(pool),
    isUp: async () => {
      // `query_timeout` is read by the driver for a single query too; its types don't say so.
      const question: pg.QueryConfig & { query_timeout: number } = { text: 'select 1', query_timeout: 1000 }
      try {
        await pool.query(question)
        return true
      } catch {
        return false
      }
    },
    close: async () => {
      closing = true
      await pool.end()
    },
  }
}
