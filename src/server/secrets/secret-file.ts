import { randomBytes } from 'node:crypto'
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../errors/start-error.ts'

const SECRET_BYTES = 32
/** What `randomBytes` writes in base64url; anything shorter was cut off or typed. */
const SHORTEST = 43

/** Where the secret lies that every key is derived from, unless the operator gives one. */
export const secretFileIn = (dataDir: string) => join(dataDir, 'auth-secret')

/**
 * The secret in the data folder, which its user alone can read; made on the first start. Of several servers that start
 * on one folder at once, all get the same.
 * @throws StartError when it can't be made or read
 */
export function readSecretFile(dataDir: string): string {
  const file = secretFileIn(dataDir)
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    make(file)
    // A copy or a restored backup may have been left open to others.
    if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600)
    const secret = readFileSync(file, 'utf8').trim()
    if (secret.length >= SHORTEST) return secret
  } catch (error) {
    throw new StartError(`${file} can't be made or read: ${(error as Error).message}`)
  }
  throw new StartError(`${file} is damaged: put it back from a backup, or remove it to have a new one made`)
}

/** Written whole under another name first: nobody ever reads half a secret, and one that is there stays. */
function make(file: string): void {
  const unfinished = `${file}.${randomBytes(6).toString('hex')}`
  try {
    writeFileSync(unfinished, `${randomBytes(SECRET_BYTES).toString('base64url')}\n`, {
      mode: 0o600,
      flag: 'wx',
    })
    linkSync(unfinished, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(unfinished, { force: true })
  }
}
