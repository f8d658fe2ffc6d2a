import { backUp } from '#server/backup/command'
import packageJson from '../package.json' with { type: 'json' }
import { withDatabase } from './with-database.ts'

/**
 * `npm run backup [-- file]`: writes all that people have entrusted to this site into one file, while the server runs or not;
 * encrypted with BACKUP_PASSPHRASE where that is set.
 */
await withDatabase(async (db) => ({
  ok: true,
  text: await backUp(
    { db, path: process.argv[2], passphrase: process.env['BACKUP_PASSPHRASE'] || null },
    packageJson.version,
  ),
}))
