// @module-tag thorough
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, test, vi } from 'vitest'
import { createLog } from '../logging/log.ts'
import { openAccountSite } from '../testing/account-site.ts'
import { startSmtpSink } from '../testing/smtp-sink.ts'

const MESSAGE = { name: 'Grace', email: 'grace@example.com', msg: 'Where is the knee?' }

test.each([
  ['is not sent again', 'that goes out', 0],
  ['is tried again in seconds, not when its lease ends', 'that does not go out', 1],
])('what happened to a message %s: one %s while the database is away', async (_, _which, failures) => {
  const log = join(mkdtempSync(join(tmpdir(), 'painpoint-log-')), 'log')
  let tries = 0
  const smtp = await startSmtpSink({
    beforeTaking: async () => {
      tries++
      if (tries > 1) return
      await database.cut()
      if (failures > 0) throw new Error('the mailbox is full')
    },
  })
  const site = await openAccountSite({ delivery: { smtpUrl: smtp.url }, log: createLog('debug', log) })
  const database = await connectionsOf(site.url)
  expect((await site.call('POST', '/user/user-msg/', MESSAGE)).statusCode).toBe(200)
  // What became of it could not be written.
  await vi.waitUntil(() => tries > 0 && readFileSync(log, 'utf8').includes('outbox can not be read'), {
    timeout: 20_000,
  })
  await database.restore()
  const waiting = async () => (await site.db.execute('select from outbox')).rows.length
  await vi.waitUntil(async () => (await waiting()) === 0, { timeout: 20_000 })
  expect([smtp.received.length, tries]).toEqual([1, 1 + failures])
  await site.close()
  await smtp.close()
  await database.end()
})

/** Ends all connections to a database and lets in no other, as seen from outside. */
async function connectionsOf(url: string) {
  const name = new URL(url).pathname.slice(1)
  const server = new pg.Client({ connectionString: inject('postgresql') })
  await server.connect()
  return {
    cut: async () => {
      await server.query(`alter database ${name} with allow_connections false`)
      await server.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
    },
    restore: () => server.query(`alter database ${name} with allow_connections true`),
    end: () => server.end(),
  }
}
