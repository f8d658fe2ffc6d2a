import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../../logging/log.ts'
import { connectDatabase } from '../connect.ts'
import { migrateDatabase } from '../migrate.ts'
import { findRunningAddress } from './running-address.ts'
import { startEmbeddedDatabase, type EmbeddedDatabase } from './start-embedded.ts'

const { logger } = createLog('silent')
let folder: string
let database: EmbeddedDatabase
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'painpoint-role-'))
  // As root, PostgreSQL's user has to be able to come in.
  chmodSync(folder, 0o711)
  database = await startEmbeddedDatabase(join(folder, 'data'), logger)
}, 120_000)
afterAll(async () => {
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function query(address: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

async function migrate(): Promise<void> {
  const connection = connectDatabase(database.url, logger, 2)
  await migrateDatabase(connection.db)
  await connection.close()
}

test('the site works as who is no superuser, and can do all that it needs', async () => {
  await migrate()
  expect(
    await query(
      database.url,
      'select rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls from pg_roles where rolname = current_user',
    ),
  ).toEqual([
    { rolsuper: false, rolcreatedb: false, rolcreaterole: false, rolreplication: false, rolbypassrls: false },
  ])
  for (const forbidden of [
    "select pg_read_file('PG_VERSION')",
    "copy (select 1) to program 'true'",
    'create database another',
    'create role another',
    'select * from pg_authid',
  ])
    await expect(query(database.url, forbidden)).rejects.toThrow(/permission denied/)
})

test("PostgreSQL's own log repeats nothing of what a statement held", async () => {
  await expect(query(database.url, "select 'Asha hurts'::uuid")).rejects.toThrow('Asha hurts')
  await expect(query(database.url, 'select Asha_hurts')).rejects.toThrow('asha_hurts')
  const log = readFileSync(join(database.dataDir, 'postgresql.log'), 'utf8')
  expect(log).toContain('ready to accept connections')
  expect(log).not.toMatch(/asha/i)
})

test("a database of before, which is the superuser's, is handed over; the password is another each time", async () => {
  const superuser = findRunningAddress(database.dataDir)!
  await query(superuser, 'alter table accounts owner to painpoint')
  await query(superuser, 'alter schema drizzle owner to painpoint')
  await query(superuser, 'alter database painpoint owner to painpoint')
  const before = database.url
  await database.stop()
  database = await startEmbeddedDatabase(join(folder, 'data'), logger)
  await migrate()
  await query(database.url, 'alter table accounts add column tried text')
  expect(new URL(database.url).password).not.toBe(new URL(before).password)
}, 120_000)
