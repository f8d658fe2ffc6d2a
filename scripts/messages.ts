import { readEnvironment } from '#server/environment/environment'
import { openForCommand } from '#server/database/open-for-command'
import { runMessagesCommand } from '#server/contact/messages-command'
import { createLog } from '#server/logging/log'
import { StartError } from '#server/errors/start-error'

/** `npm run messages`: what visitors wrote, read from the database of this site whether its server runs or not. */
const checked = readEnvironment(process.env)
if (!checked.ok) {
  for (const problem of checked.problems) console.error(problem)
  process.exit(1)
}
try {
  const database = await openForCommand(checked.environment, createLog('warn', 2).logger)
  const { ok, text } = await runMessagesCommand(database.db, process.argv.slice(2))
  if (ok) console.log(text)
  else console.error(text)
  process.exitCode = ok ? 0 : 1
  await database.close()
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}
