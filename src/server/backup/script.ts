import { z } from 'zod'
import { BackupError } from './backup-error.ts'

/**
 * What a backup holds, once decrypted and unzipped: an SQL script that psql can run too. Its first line says what it is, each
 * table is a `COPY ... FROM stdin` with its rows, and the last line counts them, so that one that was cut off is refused.
 */
const FORMAT = 1
const HEAD = '-- Painpoint backup '
const FOOT = '-- complete '
/** What ends the rows of a table. */
export const END_OF_ROWS = '\\.'

const headSchema = z.object({
  format: z.literal(FORMAT),
  /** Of the site that made it; it is shown in a terminal, and anybody can have made up the file. */
  version: z.string().regex(/^[\w.+-]+$/),
  madeAt: z.iso.datetime(),
  /** How many migrations its tables had. */
  migrations: z.number().int(),
})
export type Head = Omit<z.infer<typeof headSchema>, 'format'>

const footSchema = z.object({ rows: z.record(z.string(), z.number().int()) })
/** How many rows of each table. */
export type Rows = Record<string, number>

export function headLine(head: Head): string {
  return `${HEAD}${JSON.stringify({ format: FORMAT, ...head })}`
}

export function footLine(rows: Rows): string {
  return `${FOOT}${JSON.stringify({ rows })}`
}

/** @throws BackupError for a file that is no backup, or one in a format of another time */
export function readHead(line: string): Head {
  const read = headSchema.safeParse(jsonAfter(HEAD, line))
  if (!read.success) throw new BackupError('This file is no backup that this version can read.')
  return read.data
}

/** Null for any other line. */
export function readFoot(line: string): Rows | null {
  const read = footSchema.safeParse(jsonAfter(FOOT, line))
  return read.success ? read.data.rows : null
}

export function copyLine(table: string, columns: readonly string[]): string {
  return `COPY public.${table} (${columns.join(', ')}) FROM stdin;`
}

const COPY = /^COPY public\.([a-z_]+) \(([a-z_]+(?:, [a-z_]+)*)\) FROM stdin;$/

/** Null for any other line. */
export function readCopy(line: string): { table: string; columns: string } | null {
  const found = COPY.exec(line)
  return found ? { table: found[1]!, columns: found[2]! } : null
}

function jsonAfter(start: string, line: string): unknown {
  if (!line.startsWith(start)) return undefined
  try {
    return JSON.parse(line.slice(start.length))
  } catch {
    return undefined
  }
}
