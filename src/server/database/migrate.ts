import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Database } from './connect.ts'

/** Beside this file in the sources, and beside the server's bundle once built. */
const MIGRATIONS_FOLDER = join(import.meta.dirname, 'migrations')

/** Any number that nothing else in the database uses as a lock. */
const MIGRATION_LOCK = 7_246_001

/** Brings the tables up to date. Of several servers on one database, one migrates while the others wait. */
export async function migrateDatabase(db: Database): Promise<void> {
  await db.transaction(async (transaction) => {
    // Both waiting for one's turn and the work itself may take longer than a request may.
    await transaction.execute(sql`set local statement_timeout = 0`)
    await transaction.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`)
    await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER })
  })
}
