import { openForCommand } from '#server/database/open-for-command'
import type { Database } from '#server/database/connect'
import { BackupError } from '#server/backup/backup-error'
import { readEnvironment } from '#server/environment/environment'
import { StartError } from '#server/errors/start-error'
import { createLog } from '#server/logging/log'

/**
 * Runs a command on the database of this site, whether its server runs or not, and prints what it says. What it throws for
 * people is printed as it stands, and ends with 1.
 */
export async function withDatabase(
  act: (db: Database) => Promise<{ ok: boolean; text: string }>,
): Promise<void> {
  const checked = readEnvironment(process.env)
  if (!checked.ok) {
    for (const problem of checked.problems) console.error(problem)
    process.exitCode = 1
    return
  }
  try {
    const database = await openForCommand(checked.environment, createLog('warn', 2).logger)
    try {
      const { ok, text } = await act(database.db)
      if (ok) console.log(text)
      else console.error(text)
      process.exitCode = ok ? 0 : 1
    } finally {
      await database.close()
    }
  } catch (error) {
    const isForPeople = error instanceof StartError || error instanceof BackupError
    console.error(isForPeople ? error.message : error)
    process.exitCode = 1
  }
}
