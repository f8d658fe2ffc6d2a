import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { deriveKeys, loadKeys } from './keys.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase(inject('postgresql'))
})
afterAll(() => database.close())

test('servers that start at once on one database have the same keys', async () => {
  const all = await Promise.all([1, 2, 3].map(() => loadKeys(database.db, null)))
  expect(all[1]).toEqual(all[0])
  expect(all[2]).toEqual(all[0])
  expect(await loadKeys(database.db, null)).toEqual(all[0])
})

test('a secret of the operator takes the place of the one in the database', async () => {
  const given = 'x'.repeat(32)
  expect(await loadKeys(database.db, given)).toEqual(deriveKeys(given))
  expect(await loadKeys(database.db, null)).not.toEqual(deriveKeys(given))
})

test('each use has its own key of 256 bits', () => {
  const keys = Object.values(deriveKeys('x'.repeat(32))) as Uint8Array[]
  expect(keys.map(({ length }) => length)).toEqual([32, 32, 32, 32])
  expect(new Set(keys.map((key) => Buffer.from(key).toString('hex'))).size).toBe(4)
})
