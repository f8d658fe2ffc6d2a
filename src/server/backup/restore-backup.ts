import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type { PoolClient } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Database } from '../database/connect.ts'
import { BackupError } from './backup-error.ts'
import { inTransaction } from './in-transaction.ts'
import { KEPT_TABLES } from './kept-tables.ts'
import { linesOf } from './lines.ts'
import { countMigrations } from './migrations.ts'
import { END_OF_ROWS, readCopy, readFoot, readHead, type Head, type Rows } from './script.ts'

/** Any of these has something in it as soon as somebody uses the site. */
const HOLDS_PEOPLE = KEPT_TABLES.filter((table) => table !== 'knowledge_releases')
const CUT_OFF = 'This backup was cut off or damaged. Nothing was restored.'

/**
 * Puts a backup's script into a database that holds nobody yet: all of it, or nothing.
 * @throws BackupError when it is no backup, not whole, of other tables than this version's, or the database is in use
 */
export async function restoreBackup(
  db: Database,
  script: AsyncIterable<Uint8Array>,
): Promise<{ head: Head; rows: Rows }> {
  const lines = linesOf(script)
  return inTransaction(db, 'begin', async (client) => {
    await refuseUsed(client)
    const head = readHead(textOf(await next(lines)))
    await refuseOtherTables(client, head)
    // The first start has noted itself there; the backup knows more.
    await client.query('delete from knowledge_releases')
    const rows: Rows = {}
    for (let line = textOf(await next(lines)); ; line = textOf(await next(lines))) {
      const counted = readFoot(line)
      if (counted) {
        if (KEPT_TABLES.some((table) => counted[table] !== rows[table])) throw new BackupError(CUT_OFF)
        // To its very end, where it is seen to be whole.
        if (!(await lines.next()).done) throw new BackupError(CUT_OFF)
        return { head, rows }
      }
      const copy = readCopy(line)
      if (!copy) throw new BackupError(CUT_OFF)
      if (!(KEPT_TABLES as readonly string[]).includes(copy.table))
        throw new BackupError(`This backup holds a table that no backup of ours has: ${copy.table}.`)
      rows[copy.table] = await copyRows(client, copy, lines)
    }
  })
}

async function copyRows(
  client: PoolClient,
  { table, columns }: { table: string; columns: string },
  lines: AsyncGenerator<Buffer>,
): Promise<number> {
  const copying = client.query(copyFrom(`copy public.${table} (${columns}) from stdin`))
  // PostgreSQL may refuse a row while the next is read, when nobody waits for it.
  let refused: unknown
  copying.on('error', (error) => {
    refused ??= error
  })
  try {
    for (let line = await next(lines); textOf(line) !== END_OF_ROWS; line = await next(lines)) {
      // A copy of it: the next piece may come before this one is sent.
      if (!copying.write(Buffer.from(line))) await once(copying, 'drain')
    }
    copying.end()
    await finished(copying)
    return copying.rowCount
  } catch (error) {
    copying.destroy()
    if (isOfTheRows(refused))
      throw new BackupError(
        `This backup holds rows that do not fit the table ${table}. Nothing was restored.`,
      )
    throw error
  }
}

/** A value, a key or a column that the table does not take (PostgreSQL's classes 22, 23 and 42). */
function isOfTheRows(refused: unknown): boolean {
  return refused instanceof Error && 'code' in refused && /^(22|23|42)/.test(String(refused.code))
}

async function next(lines: AsyncGenerator<Buffer>): Promise<Buffer> {
  const { value, done } = await lines.next()
  if (done) throw new BackupError(CUT_OFF)
  return value
}

function textOf(line: Buffer): string {
  return line.toString('utf8').replace(/\n$/, '')
}

async function refuseUsed(client: PoolClient): Promise<void> {
  const anyOf = HOLDS_PEOPLE.map((table) => `exists (select from ${table})`).join(' or ')
  const { rows } = await client.query<{ used: boolean }>(`select ${anyOf} as used`)
  if (rows[0]!.used)
    throw new BackupError(
      'This database is in use. Restore into an empty one: another DATA_DIR, or a new database in DATABASE_URL.',
    )
}

async function refuseOtherTables(client: PoolClient, { migrations, version }: Head): Promise<void> {
  if (migrations === (await countMigrations(client))) return
  throw new BackupError(
    `This backup was made by version ${version}, whose tables are others. Restore it with that version, then start this one.`,
  )
}
