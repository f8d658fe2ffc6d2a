import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { BackupError } from './backup-error.ts'

/** What every file begins with that age has encrypted (https://age-encryption.org/v1). */
const AGE = 'age-encryption.org/v1\n'
/** Readable by its owner alone. */
const PRIVATE = 0o600

/**
 * Writes a file, gzipped, and encrypted where there is a passphrase, as `age` does. It has its name only once it is whole.
 * @throws BackupError when the file exists already
 */
export async function writeBackupFile<Outcome>(
  path: string,
  passphrase: string | null,
  write: (take: (piece: string | Buffer) => Promise<void>) => Promise<Outcome>,
): Promise<Outcome> {
  if (existsSync(path)) throw new BackupError(`${path} exists already. Nothing was written.`)
  const script = new PassThrough()
  const zipped = script.pipe(createGzip())
  const part = `${path}.part`
  // One that somebody else has put there would stay theirs to read, and a link lead elsewhere.
  await rm(part, { force: true })
  const written = pipeline(
    passphrase === null ? zipped : await encrypted(zipped, passphrase),
    createWriteStream(part, { mode: PRIVATE, flags: 'wx' }),
  )
  try {
    const outcome = await Promise.race([
      write(async (piece) => {
        if (!script.write(piece)) await drained(script)
      }),
      written.then((): never => {
        throw new Error('the file ended before the backup')
      }),
    ])
    script.end()
    await written
    await rename(part, path)
    return outcome
  } catch (error) {
    script.destroy()
    const fault = await written.then(
      () => null,
      (reason: unknown) => reason,
    )
    await rm(part, { force: true })
    if (isOfSystem(fault))
      throw new BackupError(`${path} can't be written (${fault.code}). There is no backup.`)
    throw error
  }
}

/** @throws when it was closed: whoever writes must let go of what they read from */
async function drained(script: PassThrough): Promise<void> {
  await new Promise<void>((resolve) => {
    if (script.destroyed) resolve()
    script.once('drain', resolve).once('close', resolve)
  })
  if (script.destroyed) throw new Error('the file ended before the backup')
}

/** Such as a folder that is not there, or a full disk. */
function isOfSystem(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error && 'code' in error
}

/**
 * The script in a file that `writeBackupFile` wrote.
 * @throws BackupError when a passphrase is missing or wrong, or the file was changed, or put in the place of an encrypted one
 */
export async function* readBackupFile(path: string, passphrase: string | null): AsyncGenerator<Uint8Array> {
  const isEncrypted = await beginsWith(path, AGE)
  if (isEncrypted && passphrase === null)
    throw new BackupError('This backup is encrypted: set BACKUP_PASSPHRASE to what it was made with.')
  // Anybody can write one: whoever has a passphrase would take it for their own.
  if (!isEncrypted && passphrase !== null)
    throw new BackupError(
      'This backup is not encrypted, so anybody can have made or changed it. Nothing was restored. Leave BACKUP_PASSPHRASE out if you trust it.',
    )
  const file = createReadStream(path)
  const zipped = passphrase === null ? file : await decrypted(file, passphrase)
  const script = createGunzip()
  const piped = pipeline(zipped, script).catch(() => {
    throw new BackupError('This backup was cut off or damaged. Nothing was restored.')
  })
  piped.catch(() => {})
  try {
    yield* script as AsyncIterable<Uint8Array>
  } catch {
    await piped
  }
  await piped
}

/** Whether there is a file that can be read: asked before a database is made to put it into. */
export async function canRead(path: string): Promise<boolean> {
  try {
    await (await open(path)).close()
    return (await stat(path)).isFile()
  } catch {
    return false
  }
}

async function beginsWith(path: string, start: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(start.length), 0, start.length, 0)
    return buffer.subarray(0, bytesRead).toString('latin1') === start
  } finally {
    await file.close()
  }
}

async function encrypted(plain: Readable, passphrase: string): Promise<Readable> {
  const { Encrypter } = await import('age-encryption')
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  return fromWeb(await encrypter.encrypt(toWeb(plain)))
}

async function decrypted(file: Readable, passphrase: string): Promise<Readable> {
  const { Decrypter } = await import('age-encryption')
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  try {
    return fromWeb(await decrypter.decrypt(toWeb(file)))
  } catch {
    throw new BackupError('The passphrase is not the one it was made with, or the file is damaged.')
  }
}

/** The same streams by the names of the two libraries of types. */
const toWeb = (stream: Readable) => Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>
const fromWeb = (stream: ReadableStream<Uint8Array>) =>
  Readable.fromWeb(stream as unknown as Parameters<typeof Readable.fromWeb>[0])
