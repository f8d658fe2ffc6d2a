import { missingLegalVariables, readEnvironment } from '../environment/environment.ts'
import { createLog } from '../logging/log.ts'
import { startServer } from './start-server.ts'
import { StartError } from '../errors/start-error.ts'

/** Past this, once it takes no more work, the process ends whatever is still open; PostgreSQL gets the signal, and repairs itself at the next start. */
const STOP_WITHIN_MS = 2700

/** The server as a process: checks the environment, starts, says where, and stops in order on a signal. */
export async function run(variables: NodeJS.ProcessEnv, buildFolder: string): Promise<void> {
  const checked = readEnvironment(variables)
  if (!checked.ok) {
    for (const problem of checked.problems) console.error(problem)
    process.exit(1)
  }
  const { environment } = checked
  const log = createLog(environment.logLevel)

  const starting = startServer({ environment, buildFolder, log })
  const stop = async () => {
    setTimeout(() => process.exit(1), environment.drainSeconds * 1000 + STOP_WITHIN_MS).unref()
    // A start that fails is reported below.
    const server = await starting.catch(() => null)
    await server?.stop()
    process.exit(0)
  }
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // A terminal and npm may both pass the same Ctrl-C on.
      if (stopping) return
      stopping = true
      void stop()
    })
  }

  try {
    const { address, database, outbox, release } = await starting
    const missing = missingLegalVariables(environment.operator)
    if (missing.length > 0) console.log(`Legal pages: not set ${missing.join(', ')} (docs/operating.md)`)
    if (outbox !== null) console.log(outbox)
    console.log(release)
    console.log(`Database: ${database}`)
    console.log(`${environment.siteName} is ready: ${address}`)
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error)
    process.exit(1)
  }
}
