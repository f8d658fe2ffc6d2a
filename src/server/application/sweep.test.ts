import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { FastifyBaseLogger } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startSweeping, sweep } from './sweep.ts'
import { openAccountSite, signUp, type AccountSite } from '../testing/account-site.ts'

let site: AccountSite
beforeAll(async () => {
  site = await openAccountSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.empty()
  await signUp(site, { email: 'ada@example.com' })
  await signUp(site, { email: 'eve@example.com' })
  await site.messages()
})

const noFiles = { sweep: () => Promise.resolve() }
const count = async (table: string) => (await site.db.execute(`select from ${table}`)).rows.length
const ofAda = "account_id = (select id from accounts where email = 'ada@example.com')"

test.each([
  ['sessions', `last_used_at = now() - interval '8 days' where ${ofAda}`],
  ['sessions', `signed_in_at = now() - interval '31 days' where ${ofAda}`],
  ['one_time_secrets', `expires_at = now() - interval '1 second' where ${ofAda}`],
  ['accounts', "created_at = now() - interval '31 days' where email = 'ada@example.com'"],
])('%s go when %s, and no others', async (table, change) => {
  expect(await count(table)).toBe(2)
  await sweep(site.db, noFiles)
  expect(await count(table)).toBe(2)
  await site.db.execute(`update ${table} set ${change}`)
  await sweep(site.db, noFiles)
  expect(await count(table)).toBe(1)
})

test('an account whose address was confirmed stays, however old', async () => {
  await site.db.execute(
    "update accounts set created_at = now() - interval '9 years', email_confirmed_at = now()",
  )
  await sweep(site.db, noFiles)
  expect(await count('accounts')).toBe(2)
})

test('messages go after a year, with what waits to be sent of them', async () => {
  for (const name of ['old', 'new'])
    await site.call('POST', '/user/user-msg/', { name, email: 'a@example.com', msg: 'Hello' })
  await site.messages()
  await site.db.execute(
    "update contact_messages set created_at = now() - interval '366 days' where name = 'old'",
  )
  await site.db.execute(
    "insert into outbox (kind, contact_message_id, next_attempt_at) select 'contact', id, now() + interval '1 hour' from contact_messages",
  )
  await sweep(site.db, noFiles)
  expect((await site.db.execute('select name from contact_messages')).rows).toEqual([{ name: 'new' }])
  expect(await count('outbox')).toBe(1)
})

test('what takes longer to delete than a request may take goes all the same', async () => {
  await site.db.execute('delete from rate_limits')
  await site.db.execute("insert into rate_limits (key, free_at) values ('old', now() - interval '1 second')")
  await site.db.execute(
    'create function slowly() returns trigger language plpgsql as $$ begin perform pg_sleep(0.5); return old; end $$',
  )
  await site.db.execute(
    'create trigger slow before delete on rate_limits for each row execute function slowly()',
  )
  const hasty = new pg.Pool({ connectionString: site.url, statement_timeout: 200 })
  try {
    await sweep(drizzle(hasty), noFiles)
    expect(await count('rate_limits')).toBe(0)
  } finally {
    await hasty.end()
    await site.db.execute('drop function slowly cascade')
  }
})

test('limits go once all of them is free again, however many', async () => {
  await site.db.execute('delete from rate_limits')
  await site.db.execute(
    "insert into rate_limits (key, free_at) select n, now() + n * interval '1 hour' from generate_series(-5000, 1) as n",
  )
  await sweep(site.db, noFiles)
  expect((await site.db.execute('select key from rate_limits')).rows).toEqual([{ key: '1' }])
})

test('what something else is busy with is left for the next time, and holds up nothing', async () => {
  await site.db.execute("update sessions set last_used_at = now() - interval '8 days'")
  await site.db.transaction(async (transaction) => {
    await transaction.execute(`select from sessions where ${ofAda} for update`)
    await sweep(site.db, noFiles)
  })
  expect(await count('sessions')).toBe(1)
  await sweep(site.db, noFiles)
  expect(await count('sessions')).toBe(0)
})

test('a part that fails keeps none of the others from being done', async () => {
  await site.db.execute('alter table one_time_secrets rename to elsewhere')
  await site.db.execute("update sessions set last_used_at = now() - interval '8 days'")
  let sweptFiles = false
  const files = {
    sweep: async () => {
      sweptFiles = true
    },
  }
  await expect(sweep(site.db, files)).rejects.toThrow('one_time_secrets')
  await site.db.execute('alter table elsewhere rename to one_time_secrets')
  expect([await count('sessions'), sweptFiles]).toEqual([0, true])
})

test('a sweep that fails is told, but for one that is cut off by the stop: the rest goes with the next', async () => {
  const warn = vi.fn<() => void>()
  const atFiles: ((error: Error) => void)[] = []
  const files = { sweep: () => new Promise<void>((_, reject) => atFiles.push(reject)) }
  const start = async () => {
    const sweeping = startSweeping(site.db, files, { warn } as unknown as FastifyBaseLogger)
    await expect.poll(() => atFiles.length).toBe(1)
    return { ...sweeping, fail: () => atFiles.pop()!(new Error('the database is away')) }
  }
  const cutOff = await start()
  const stopped = cutOff.stop()
  cutOff.fail()
  await stopped
  expect(warn).not.toHaveBeenCalled()
  const failing = await start()
  failing.fail()
  await expect.poll(() => warn.mock.calls.length).toBe(1)
  await failing.stop()
})
