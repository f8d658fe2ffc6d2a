import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { connectDatabase, type DatabaseConnection } from '../database/connect.ts'
import { migrateDatabase } from '../database/migrate.ts'
import { createLog } from '../logging/log.ts'

export interface TestDatabase extends DatabaseConnection {
  url: string
}

/** Has all tables and no rows: a copy of it is there in a third of the time that migrating takes. */
const MIGRATED = 'migrated'

/** Makes what the databases of the tests are copied from. */
export async function migrateOnce(postgresql: string): Promise<void> {
  await onServer(postgresql, `create database ${MIGRATED}`)
  // One connection migrates while another holds the lock.
  const connection = connectDatabase(databaseOn(postgresql, MIGRATED), createLog('silent').logger, 2)
  await migrateDatabase(connection.db)
  await connection.close()
}

/** What these databases hold need not outlive a crash of the machine: nothing waits for a disk. */
export async function forgetCrashes(postgresql: string): Promise<void> {
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit'])
    await onServer(postgresql, `alter system set ${setting} = off`)
  await onServer(postgresql, 'select pg_reload_conf()')
}

/** An empty database with all tables, which goes when it is closed. */
export async function openTestDatabase(postgresql: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(postgresql, `create database ${name} template ${MIGRATED}`)
  const url = databaseOn(postgresql, name)
  const connection = connectDatabase(url, createLog('silent').logger, 4)
  return {
    ...connection,
    url,
    close: async () => {
      await connection.close()
      await onServer(postgresql, `drop database ${name} with (force)`)
    },
  }
}

function databaseOn(postgresql: string, name: string): string {
  const url = new URL(postgresql)
  url.pathname = name
  return url.href
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
