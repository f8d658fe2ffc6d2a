// @module-tag thorough
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { Decrypter } from 'age-encryption'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { allMessages } from '../contact/read-messages.ts'
import type { Database } from '../database/connect.ts'
import { contactMessages } from '../database/schema.ts'
import { logIn, openAccountSite, signUp, type AccountSite } from '../testing/account-site.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { BackupError } from './backup-error.ts'
import { canRead } from './backup-file.ts'
import { backUp, restore } from './command.ts'
import { KEPT_TABLES, LEFT_OUT_TABLES } from './kept-tables.ts'

const ADA = 'ada@example.com'
const PASSPHRASE = 'a fine night for sleeping'
/** All that could be taken for the end of a line, a column or a table. */
const AWKWARD = 'tab\t, line\n, \\., \\N, return\r, \u2028 and ह'

let site: AccountSite
const folder = mkdtempSync(join(tmpdir(), 'painpoint-backup-'))
const open: TestDatabase[] = []
beforeAll(async () => {
  site = await openAccountSite()
  await signUp(site, { email: ADA })
  await write(AWKWARD)
})
afterAll(async () => {
  for (const database of open) await database.close()
  await site.close()
  rmSync(folder, { recursive: true })
})

const write = (message: string) =>
  site.db.insert(contactMessages).values({ name: 'Ada', email: ADA, message })

async function emptyDatabase(): Promise<TestDatabase> {
  const database = await openTestDatabase(inject('postgresql'))
  open.push(database)
  return database
}

/** To encrypt takes its time on purpose: one of each is enough. */
const made = new Map<string | null, Buffer>()

async function backedUp(name: string, passphrase: string | null = null): Promise<string> {
  const path = join(folder, name)
  const known = made.get(passphrase)
  if (known) writeFileSync(path, known)
  else await backUp({ db: site.db, path, passphrase }, '1.2.3')
  made.set(passphrase, readFileSync(path))
  return path
}

const rowsIn = async (db: Database, table: string) =>
  Number((await db.execute(sql.raw(`select count(*) from ${table}`))).rows[0]!['count'])

test('every table is kept, or left out on purpose', async () => {
  const { rows } = await site.db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual([...KEPT_TABLES, ...LEFT_OUT_TABLES].toSorted())
})

test('what was there at one moment comes back elsewhere, and people can log in', async () => {
  const before = await allMessages(site.db)
  const path = join(folder, 'whole.age')
  // Written to all the while.
  const done = new AbortController()
  const writing = (async () => {
    while (!done.signal.aborted) await write('meanwhile')
  })()
  const said = await backUp({ db: site.db, path, passphrase: PASSPHRASE }, '1.2.3')
  made.set(PASSPHRASE, readFileSync(path))
  done.abort()
  await writing
  expect(said).toContain('accounts 1')
  expect(statSync(path).mode & 0o777).toBe(0o600)

  const empty = await emptyDatabase()
  await restore({ db: empty.db, path, passphrase: PASSPHRASE })
  const messages = await allMessages(empty.db)
  expect(messages.slice(0, before.length)).toEqual(before)
  expect(messages[0]!.message).toBe(AWKWARD)
  expect((await allMessages(site.db)).length).toBeGreaterThan(before.length)
  const other = await openAccountSite({ databaseUrl: empty.url })
  await logIn(other, ADA)
  await expect(logIn(other, ADA, 'not the password')).rejects.toThrow('not signed in')
  // But for the login of just now.
  expect(await rowsIn(empty.db, 'sessions')).toBe(1)
  await other.close()
})

test('whoever has the passphrase can read it with age, and nobody without', async () => {
  const path = await backedUp('by-age.age', PASSPHRASE)
  const decrypter = new Decrypter()
  decrypter.addPassphrase(PASSPHRASE)
  const script = gunzipSync(await decrypter.decrypt(readFileSync(path))).toString()
  expect(script).toContain(ADA)
  expect(readFileSync(path).includes(ADA)).toBe(false)
  const { db } = await emptyDatabase()
  await expect(restore({ db, path, passphrase: null })).rejects.toThrow('set BACKUP_PASSPHRASE')
  await expect(restore({ db, path, passphrase: 'another' })).rejects.toThrow('The passphrase is not')
})

const cut = (file: Buffer) => file.subarray(0, -40)
const changed = (file: Buffer) => {
  const copy = Buffer.from(file)
  copy[copy.length - 20]! ^= 1
  return copy
}
const scriptOf = (file: Buffer) => gunzipSync(file).toString()

test.each<[string, (file: Buffer) => Buffer, string | null]>([
  ['was cut off', cut, null],
  [
    'was cut off in its rows',
    (file) => gzipSync(scriptOf(file).replace(/\n\\\.\n-- complete[^]*$/, '')),
    null,
  ],
  ['was cut off, encrypted', cut, PASSPHRASE],
  ['was changed, encrypted', changed, PASSPHRASE],
  ['lacks its end', (file) => gzipSync(scriptOf(file).replace(/-- complete.*\n$/, '')), null],
  [
    'lacks a row',
    (file) => gzipSync(scriptOf(file).replace(/\n[^\n]+\n\\\.\n-- complete/, '\n\\.\n-- complete')),
    null,
  ],
  ['has other columns', (file) => gzipSync(scriptOf(file).replace('(id, email', '(id, e_mail')), null],
  [
    'has its columns in another order',
    (file) => gzipSync(scriptOf(file).replace('(id, email', '(email, id')),
    null,
  ],
  ['goes on after its end', (file) => gzipSync(`${scriptOf(file)}drop table accounts;\n`), null],
  [
    'holds another table',
    (file) => gzipSync(scriptOf(file).replace('public.accounts', 'public.sessions')),
    null,
  ],
  [
    'is of other tables',
    (file) => gzipSync(scriptOf(file).replace(/"migrations":\d+/, '"migrations":1')),
    null,
  ],
  ['is something else', () => gzipSync('select 1;\n'), null],
  ['is not even zipped', () => Buffer.from('select 1;\n'), null],
])('a backup that %s restores nothing', async (name, damage, passphrase) => {
  const path = await backedUp(`${name}.whole`, passphrase)
  writeFileSync(path, damage(readFileSync(path)))
  const { db } = await emptyDatabase()
  await expect(restore({ db, path, passphrase })).rejects.toThrow(BackupError)
  for (const table of KEPT_TABLES) expect(await rowsIn(db, table), table).toBe(0)
})

test('a passphrase that is soon guessed is refused before anything is written', async () => {
  const path = join(folder, 'short.age')
  await expect(backUp({ db: site.db, path, passphrase: 'short words' }, '1.2.3')).rejects.toThrow(
    'can be guessed',
  )
  expect(existsSync(path)).toBe(false)
})

test('whoever has a passphrase is not given a file that anybody can have made', async () => {
  const path = await backedUp('put-in-its-place.age')
  const { db } = await emptyDatabase()
  await expect(restore({ db, path, passphrase: PASSPHRASE })).rejects.toThrow('is not encrypted')
  expect(await rowsIn(db, 'accounts')).toBe(0)
})

test('a file that is not there is seen before anything is made to put it into', async () => {
  expect(await canRead(join(folder, 'none'))).toBe(false)
  expect(await canRead(folder)).toBe(false)
  expect(await canRead(await backedUp('there'))).toBe(true)
})

test('an option that there is not makes no file of its name', async () => {
  const made = backUp({ db: site.db, path: '--help', passphrase: null }, '1.2.3')
  await expect(made).rejects.toThrow(BackupError)
  expect(existsSync('--help')).toBe(false)
})

test('where the file cannot be written that is said, and the database is let go of', async () => {
  // More than waits in memory.
  await write('x'.repeat(100_000))
  const path = join(folder, 'no such folder', 'backup.sql.gz')
  await expect(backUp({ db: site.db, path, passphrase: null }, '1.2.3')).rejects.toThrow(
    new BackupError(`${path} can't be written (ENOENT). There is no backup.`),
  )
  // Rows that are deleted can't be vacuumed while anybody still reads.
  const readers = sql`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_xmin is not null`
  await expect.poll(async () => (await site.db.execute(readers)).rows[0]).toEqual({ count: 0 })
  await site.db.execute(sql`delete from contact_messages where length(message) = 100000`)
})

test('what somebody else has put where it is written gets none of it', async () => {
  const [path, elsewhere] = [join(folder, 'in a shared folder'), join(folder, 'elsewhere')]
  symlinkSync(elsewhere, `${path}.part`)
  await backUp({ db: site.db, path, passphrase: null }, '1.2.3')
  expect([existsSync(elsewhere), statSync(path).mode & 0o777]).toEqual([false, 0o600])
})

test('nothing is written over: no file, and no database in use', async () => {
  const path = await backedUp('first')
  await expect(backUp({ db: site.db, path, passphrase: null }, '1.2.3')).rejects.toThrow(BackupError)
  await expect(restore({ db: site.db, path, passphrase: null })).rejects.toThrow('is in use')
  expect(await rowsIn(site.db, 'accounts')).toBe(1)
})
