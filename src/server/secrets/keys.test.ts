import { chmodSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { deriveKeys, loadKeys } from './keys.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase(inject('postgresql'))
})
afterAll(() => database.close())

const newFolder = () => join(mkdtempSync(join(tmpdir(), 'painpoint-keys-')), 'data')
const load = (dataDir: string, given: string | null = null, isShared = true) =>
  loadKeys({ db: database.db, given, dataDir, isShared })
beforeEach(() => database.db.execute('delete from server_keys'))

test('servers that start at once on one folder have the same keys, and have them again', async () => {
  const folder = newFolder()
  const all = await Promise.all([1, 2, 3].map(() => load(folder)))
  expect(all[1]).toEqual(all[0])
  expect(all[2]).toEqual(all[0])
  expect(await load(folder)).toEqual(all[0])
})

test('the secret is in a file for its user alone, and in no table', async () => {
  const folder = newFolder()
  await load(folder)
  const file = join(folder, 'auth-secret')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['auth-secret'])
  const { rows: tables } = await database.db.execute<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
  )
  const secret = readFileSync(file, 'utf8').trim()
  for (const { name } of tables) {
    const { rows } = await database.db.execute(`select to_jsonb(kept)::text from ${name} as kept`)
    expect(JSON.stringify(rows)).not.toContain(secret)
  }
  chmodSync(file, 0o644)
  await load(folder)
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('a copy of the database, opened elsewhere, signs with other keys', async () => {
  expect(await load(newFolder(), null, false)).not.toEqual(await load(newFolder(), null, false))
})

test('a server on a shared database with a secret of its own does not start', async () => {
  const folder = newFolder()
  await load(folder)
  await expect(load(newFolder())).rejects.toThrow(/Another server .* set AUTH_SECRET/)
  expect(await load(folder)).toBeDefined()
})

test("the operator's secret takes the place of the one in the folder, for all servers", async () => {
  const [folder, given] = [newFolder(), 'x'.repeat(32)]
  await load(folder)
  expect(await load(newFolder(), given)).toEqual(deriveKeys(given))
  await expect(load(folder)).rejects.toThrow(/set AUTH_SECRET/)
  expect(await load(newFolder(), 'y'.repeat(32))).toEqual(deriveKeys('y'.repeat(32)))
})

test('a damaged file is told, and not replaced', async () => {
  const folder = newFolder()
  await load(folder)
  writeFileSync(join(folder, 'auth-secret'), '')
  await expect(load(folder)).rejects.toThrow(/auth-secret is damaged/)
})

test('each use has its own key of 256 bits', () => {
  const keys = Object.values(deriveKeys('x'.repeat(32))) as Uint8Array[]
  expect(keys.map(({ length }) => length)).toEqual([32, 32, 32, 32, 32])
  expect(new Set(keys.map((key) => Buffer.from(key).toString('hex'))).size).toBe(5)
})
