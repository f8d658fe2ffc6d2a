import { chmodSync, existsSync, mkdirSync, realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import { StartError } from '../../start-error.ts'
import { findClosedFolder, type RunAs } from './run-as.ts'

/** Where root's data goes when the working folder is closed to PostgreSQL's user, as everything under /root is. */
const FALLBACK = '/var/lib/painpoint'

/**
 * Makes the data folder and returns its real path: the one given, else `data` in the working folder, else
 * /var/lib/painpoint.
 * @throws StartError when it can't be made, or when the user PostgreSQL runs as can't enter it
 */
export function prepareDataDir(given: string | null, user: RunAs | null): string {
  const wanted = resolve(given ?? 'data')
  const closed = user && findClosedFolder(wanted, user)
  if (!closed) return makeFolder(wanted, user)
  if (given === null && !findClosedFolder(FALLBACK, user)) return makeFolder(FALLBACK, user)
  throw new StartError(
    `DATA_DIR is ${wanted}, but PostgreSQL, which never runs as root, runs as "${user.name}" and can't enter ${closed}: choose another, such as ${FALLBACK}`,
  )
}

function makeFolder(path: string, user: RunAs | null): string {
  try {
    if (!existsSync(path)) {
      mkdirSync(path, { recursive: true })
      // Entered, but not listed, by PostgreSQL's user; whatever the umask was.
      chmodSync(path, user ? 0o711 : 0o700)
    }
    return realpathSync(path)
  } catch (error) {
    throw new StartError(`DATA_DIR ${path} can't be made or entered: ${(error as Error).message}`)
  }
}
