import { chmodSync, mkdirSync, realpathSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { StartError } from '../../errors/start-error.ts'
import { findClosedFolder, type RunAs } from './run-as.ts'

/** Where root's data goes when the working folder is closed to PostgreSQL's user, as everything under /root is. */
export const FALLBACK_DATA_DIR = '/var/lib/painpoint'

/**
 * Makes the data folder and returns its real path: the one given, else `data` in the working folder, else
 * /var/lib/painpoint.
 * @throws StartError when it can't be made, or when the user PostgreSQL runs as can't enter it
 */
export function prepareDataDir(given: string | null, user: RunAs | null): string {
  const wanted = resolve(given ?? 'data')
  if (user === null) return makeFolder(wanted, 0o700)
  const closed = findClosedFolder(dirname(wanted), user)
  if (closed !== null && given === null) return prepareDataDir(FALLBACK_DATA_DIR, user)
  const folder = closed === null ? makeFolder(wanted, 0o711) : wanted
  const stillClosed = closed ?? findClosedFolder(folder, user)
  if (stillClosed === null) return folder
  throw new StartError(
    `DATA_DIR is ${wanted}, but PostgreSQL, which never runs as root, runs as "${user.name}" and can't enter ${stillClosed}: choose another, such as ${FALLBACK_DATA_DIR}`,
  )
}

/** @param mode of the folder, when it is ours: PostgreSQL's user may have to enter it, but nobody has to list it. */
function makeFolder(path: string, mode: number): string {
  try {
    mkdirSync(path, { recursive: true, mode })
    // Again, whatever the umask was, and for a folder of ours that was there before.
    if (statSync(path).uid === process.getuid?.()) chmodSync(path, statSync(path).mode | mode)
    return realpathSync(path)
  } catch (error) {
    throw new StartError(`DATA_DIR ${path} can't be made or entered: ${(error as Error).message}`)
  }
}
