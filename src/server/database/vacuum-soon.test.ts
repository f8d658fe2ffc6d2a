import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'

/** Nothing is ever deleted from these. */
const KEPT_FOR_EVER = new Set(['knowledge_releases', 'server_keys'])

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase(inject('postgresql'))
})
afterAll(() => database.close())

test('a single deleted row is enough for a table to be vacuumed at the next look', async () => {
  const { rows } = await database.db.execute<{ name: string; options: string[] | null }>(
    "select relname as name, reloptions as options from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  )
  expect(rows.length).toBeGreaterThan(8)
  for (const { name, options } of rows.filter(({ name }) => !KEPT_FOR_EVER.has(name)))
    expect([name, options]).toEqual([
      name,
      expect.arrayContaining(['autovacuum_vacuum_threshold=0', 'autovacuum_vacuum_scale_factor=0']),
    ])
  const { rows: settings } = await database.db.execute(
    "select name, setting from pg_settings where name in ('autovacuum', 'autovacuum_naptime', 'wal_recycle') order by name",
  )
  expect(settings).toEqual([
    { name: 'autovacuum', setting: 'on' },
    { name: 'autovacuum_naptime', setting: '60' },
    { name: 'wal_recycle', setting: 'off' },
  ])
})
