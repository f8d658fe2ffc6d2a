import type { PoolClient } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Database } from '../database/connect.ts'
import { inTransaction } from './in-transaction.ts'
import { KEPT_TABLES } from './kept-tables.ts'
import { countMigrations } from './migrations.ts'
import { copyLine, END_OF_ROWS, footLine, headLine, type Rows } from './script.ts'

/** All as it was at one moment, whatever is written meanwhile, and without holding anybody up. */
const ONE_MOMENT = 'begin isolation level repeatable read read only'

/**
 * Gives a backup's script to `take`, piece by piece; each is awaited.
 * @returns how many rows of each table it holds
 */
export async function writeBackup(
  db: Database,
  version: string,
  take: (piece: string | Buffer) => Promise<void>,
): Promise<Rows> {
  return inTransaction(db, ONE_MOMENT, async (client) => {
    const migrations = await countMigrations(client)
    await take(`${headLine({ version, madeAt: new Date().toISOString(), migrations })}\n`)
    const rows: Rows = {}
    for (const table of KEPT_TABLES) {
      const columns = await columnsOf(client, table)
      await take(`${copyLine(table, columns)}\n`)
      const copying = client.query(copyTo(`copy public.${table} (${columns.join(', ')}) to stdout`))
      for await (const piece of copying) await take(piece as Buffer)
      rows[table] = copying.rowCount
      await take(`${END_OF_ROWS}\n`)
    }
    await take(`${footLine(rows)}\n`)
    return rows
  })
}

async function columnsOf(client: PoolClient, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 order by ordinal_position`,
    [table],
  )
  return rows.map(({ name }) => name)
}
