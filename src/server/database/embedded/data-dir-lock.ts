import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { StartError } from '../../errors/start-error.ts'

/** A socket's path may have 103 bytes on macOS, 107 on Linux. */
const LONGEST_PATH = 103

const ANSWER_WITHIN_MS = 2000

/**
 * Holds the data folder for this process, until `release` is called or the process ends, however it ends: the
 * lock is a listening socket, which the system closes by itself, so a killed server leaves nothing that has to be
 * guessed about. It also holds between containers that have the folder in common.
 * @throws StartError naming the process that holds it
 */
export async function lockDataDir(dataDir: string): Promise<{ release: () => void }> {
  const path = join(dataDir, 'server.sock')
  if (Buffer.byteLength(path) > LONGEST_PATH) {
    throw new StartError(`DATA_DIR ${dataDir} has too long a path: choose one of 90 characters at most`)
  }
  const holder = await askHolder(path)
  if (holder !== null) throw inUse(dataDir, holder)
  rmSync(path, { force: true })

  const since = new Date().toISOString()
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.end(`process ${process.pid}, started ${since}`)
  })
  server.listen(path)
  try {
    await once(server, 'listening')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') throw inUse(dataDir, 'a process that has just started')
    throw new StartError(`DATA_DIR ${dataDir} can't be locked (${message}): choose a folder on a local disk`)
  }
  server.unref()
  return { release: () => void server.close() }
}

function inUse(dataDir: string, holder: string): StartError {
  return new StartError(
    `DATA_DIR ${dataDir} is in use by another Painpoint server (${holder}): stop that one first, or start this one with another DATA_DIR and PORT`,
  )
}

/** What the process that listens on the socket says about itself; null when nobody listens. */
async function askHolder(path: string): Promise<string | null> {
  const socket = connect(path)
  socket.setTimeout(ANSWER_WITHIN_MS, () => socket.destroy(new Error('no answer')))
  try {
    await once(socket, 'connect')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return null
    throw new StartError(`${path} can't be opened: ${message}`)
  }
  return text(socket).catch(() => 'a process that does not answer')
}
