import { resolve } from 'node:path'
import type { Database } from '../database/connect.ts'
import { BackupError } from './backup-error.ts'
import { readBackupFile, writeBackupFile } from './backup-file.ts'
import { restoreBackup } from './restore-backup.ts'
import type { Rows } from './script.ts'
import { writeBackup } from './write-backup.ts'

interface CommandOptions {
  db: Database
  /** Where the file is; left out, a backup is named after the minute it was made in. */
  path: string | undefined
  passphrase: string | null
}

/** Whoever has the file can try passphrases on it for as long as they like. Restoring takes what older backups were made with. */
const SHORTEST_PASSPHRASE = 12

/** Writes a backup and says so. @throws BackupError with what is in the way */
export async function backUp({ db, path, passphrase }: CommandOptions, version: string): Promise<string> {
  // Whoever asks how it is used is not to get a file of that name, with everything in it.
  if (path?.startsWith('-')) throw new BackupError(`"${path}" can't be the name of a backup`)
  if (passphrase !== null && passphrase.length < SHORTEST_PASSPHRASE)
    throw new BackupError(
      `BACKUP_PASSPHRASE can be guessed: take at least ${SHORTEST_PASSPHRASE} characters, such as a few words in a row. Nothing was written.`,
    )
  const minute = new Date().toISOString().slice(0, 16).replaceAll(':', '')
  const file = resolve(path ?? `painpoint-${minute}.sql.gz${passphrase === null ? '' : '.age'}`)
  const rows = await writeBackupFile(file, passphrase, (take) => writeBackup(db, version, take))
  const unlocked = passphrase === null ? ' It is not encrypted: set BACKUP_PASSPHRASE for that.' : ''
  return `${file}: ${inWords(rows)}.${unlocked}`
}

/** Restores a backup into an empty database and says so. @throws BackupError with what is in the way */
export async function restore({ db, path, passphrase }: CommandOptions): Promise<string> {
  const { head, rows } = await restoreBackup(db, readBackupFile(resolve(path ?? ''), passphrase))
  return `Restored what version ${head.version} held on ${head.madeAt}: ${inWords(rows)}.`
}

function inWords(rows: Rows): string {
  return Object.entries(rows)
    .map(([table, count]) => `${table.replaceAll('_', ' ')} ${count}`)
    .join(', ')
}
