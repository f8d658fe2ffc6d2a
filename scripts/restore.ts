import { canRead } from '#server/backup/backup-file'
import { restore } from '#server/backup/command'
import { withDatabase } from './with-database.ts'

/** `npm run restore -- file`: puts a backup into an empty database (another DATA_DIR or DATABASE_URL), all of it or nothing. */
const path = process.argv[2]
if (path === undefined) {
  console.error('Which file? npm run restore -- painpoint-2026-11-25T0930.sql.gz')
  process.exitCode = 1
} else if (!(await canRead(path))) {
  console.error(`There is no file ${path} that can be read. Nothing was restored.`)
  process.exitCode = 1
} else {
  await withDatabase(async (db) => ({
    ok: true,
    text: await restore({ db, path, passphrase: process.env['BACKUP_PASSPHRASE'] || null }),
  }))
}
