import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressOf } from './cluster.ts'
import { readPostmasterFile, runsOn } from './postmaster-file.ts'

/** Where the PostgreSQL that runs on the data folder takes connections, as its superuser; null when none does. */
export function findRunningAddress(dataDir: string): string | null {
  const folder = join(dataDir, 'postgresql')
  const passwordFile = join(dataDir, 'database-password')
  const note = readPostmasterFile(folder)
  if (note === null || !note.ready || !runsOn(note.pid, folder) || !existsSync(passwordFile)) return null
  return addressOf(readFileSync(passwordFile, 'utf8').trim(), note.port)
}
