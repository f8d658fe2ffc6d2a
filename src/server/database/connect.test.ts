import { sql } from 'drizzle-orm'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase(inject('postgresql'))
})
afterAll(() => database.close())

test('a connection that breaks between two statements of a transaction fails that transaction alone', async () => {
  const { db } = database
  const broken = db.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await db.execute(sql`select pg_terminate_backend(${rows[0]!.pid})`)
    // Time in which nothing of ours waits for the connection: whoever hears of its end, it is no caller.
    await sleep(100)
    await transaction.execute(sql`select 1`)
  })
  await expect(broken).rejects.toThrow('Failed query')
  expect(await database.isUp()).toBe(true)
})
