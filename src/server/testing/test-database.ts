import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { connectDatabase, type DatabaseConnection } from '../database/connect.ts'
import { migrateDatabase } from '../database/migrate.ts'
import { createLog } from '../logging/log.ts'

export interface TestDatabase extends DatabaseConnection {
  url: string
}

/** An empty database with all tables, which goes when it is closed. */
export async function openTestDatabase(postgresql: string): Promise<TestDatabase> {
  const url = new URL(postgresql)
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(url.href, `create database ${name}`)
  const whole = url.href
  url.pathname = name
  const connection = connectDatabase(url.href, createLog('silent').logger, 4)
  await migrateDatabase(connection.db)
  return {
    ...connection,
    url: url.href,
    close: async () => {
      await connection.close()
      await onServer(whole, `drop database ${name} with (force)`)
    },
  }
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
