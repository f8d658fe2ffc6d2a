import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { StartError } from '../../errors/start-error.ts'
import type { RunAs } from './run-as.ts'

/** The files of one PostgreSQL inside the data folder. */
export interface Cluster {
  folder: string
  logFile: string
  password: string
}

/** Owns the cluster; the site works as another (`site-role.ts`). */
const SUPERUSER = 'painpoint'
export const DATABASE = 'painpoint'

/** Where the cluster takes connections once it runs. */
export const addressOf = (password: string, port: number, database = DATABASE, user = SUPERUSER) =>
  `postgresql://${user}:${password}@127.0.0.1:${port}/${database}`

/**
 * Makes the database's files on the first start, with a random password that is kept beside them.
 * @throws StartError when files or password are missing, or belong to somebody else
 */
export async function ensureCluster(dataDir: string, initdb: string, user: RunAs | null): Promise<Cluster> {
  const folder = join(dataDir, 'postgresql')
  const passwordFile = join(dataDir, 'database-password')
  if (!existsSync(folder)) await createCluster({ folder, passwordFile, initdb, user })
  const { uid: owner } = statSync(folder)
  const runsAs = user?.uid ?? process.getuid?.() ?? owner
  if (owner !== runsAs) {
    throw new StartError(
      `${folder} belongs to user ${owner}, but PostgreSQL would run as user ${runsAs}: start as the user who made it (root, if root did), or give the folder to that user`,
    )
  }
  if (!existsSync(passwordFile)) {
    throw new StartError(
      `${passwordFile} is missing: put it back from a backup, the database can't be opened without it`,
    )
  }
  return {
    folder,
    logFile: join(dataDir, 'postgresql.log'),
    password: readFileSync(passwordFile, 'utf8').trim(),
  }
}

interface NewCluster {
  folder: string
  passwordFile: string
  initdb: string
  user: RunAs | null
}

/** Built under another name and renamed at the end, so that a half-made one is never taken for the real one. */
async function createCluster({ folder, passwordFile, initdb, user }: NewCluster): Promise<void> {
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  rmSync(passwordFile, { force: true })
  writeFileSync(passwordFile, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 })
  chmodSync(passwordFile, 0o600)
  if (user) for (const path of [unfinished, passwordFile]) chownSync(path, user.uid, user.gid)
  const parameters = [
    `--pgdata=${unfinished}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // The same order of letters on every machine, whatever locales it has.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ]
  const program = spawn(initdb, parameters, {
    ...(user && { uid: user.uid, gid: user.gid }),
    cwd: unfinished,
    // Out of reach of Ctrl-C: the server stops what it started in its own order.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [complaint, [exitCode]] = await Promise.all([text(program.stderr), once(program, 'close')])
  if (exitCode !== 0)
    throw new StartError(`PostgreSQL could not make its files in ${folder}: ${complaint.trim()}`)
  renameSync(unfinished, folder)
}
