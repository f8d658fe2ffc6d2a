import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartError } from '../../errors/start-error.ts'

/** The user that PostgreSQL runs as when we are root: it refuses to be root itself. */
export interface RunAs {
  name: string
  uid: number
  gid: number
}

const USER = 'postgres'

/**
 * Null when we are an ordinary user: PostgreSQL then runs as we do. As root, the machine's `postgres` user, which
 * is made when there is none.
 * @throws StartError when there is none and it can't be made
 */
export function chooseUser(): RunAs | null {
  if (process.getuid?.() !== 0) return null
  return findUser() ?? createUser()
}

function findUser(): RunAs | null {
  const idOf = (flag: '-u' | '-g') => {
    const { status, stdout } = spawnSync('id', [flag, USER], { encoding: 'utf8' })
    return status === 0 ? Number(stdout) : null
  }
  const [uid, gid] = [idOf('-u'), idOf('-g')]
  return uid === null || gid === null ? null : { name: USER, uid, gid }
}

function createUser(): RunAs {
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', USER], {
      stdio: 'ignore',
    })
  } catch {
    // Whatever the reason, the person who starts the server can do the same two things about it.
  }
  const user = findUser()
  if (user) return user
  throw new StartError(
    `PostgreSQL never runs as root, and no user "${USER}" could be made for it: start as an ordinary user, or set DATABASE_URL`,
  )
}

/** Whether the user can enter the folder, or run the program: asked of the system, which knows every rule. */
export function canExecute(path: string, { uid, gid }: RunAs): boolean {
  return spawnSync('/bin/sh', ['-c', 'test -x "$0"', path], { uid, gid, cwd: '/' }).status === 0
}

/** The highest existing folder on the way to the path, itself included, that the user can't enter; or null. */
export function findClosedFolder(path: string, user: RunAs): string | null {
  const parent = dirname(path)
  const above = parent === path ? null : findClosedFolder(parent, user)
  if (above !== null) return above
  return existsSync(path) && !canExecute(path, user) ? path : null
}
