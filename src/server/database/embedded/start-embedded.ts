import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { locateBinaries } from './binaries.ts'
import { ensureCluster } from './cluster.ts'
import { lockDataDir } from './data-dir-lock.ts'
import { prepareDataDir } from './data-dir.ts'
import { startPostmaster, stopPostmaster, type PostmasterOptions } from './postmaster.ts'
import { findOrphan } from './postmaster-file.ts'
import { chooseUser } from './run-as.ts'
import { ensureDatabase } from './site-role.ts'

const STOP_PATIENCE_MS = 1000
const ORPHAN_PATIENCE_MS = 10_000
const RESTART_AFTER_MS = 1000

export interface EmbeddedDatabase {
  url: string
  dataDir: string
  stop: () => Promise<void>
}

/**
 * Runs a PostgreSQL of our own on the data folder. Only one server at a time holds the folder; a PostgreSQL that
 * outlived a killed server is stopped first, so there are never two on the same files.
 * @throws StartError with what to do about it
 */
export async function startEmbeddedDatabase(
  givenDataDir: string | null,
  logger: FastifyBaseLogger,
): Promise<EmbeddedDatabase> {
  const user = chooseUser()
  const dataDir = prepareDataDir(givenDataDir, user)
  const lock = await lockDataDir(dataDir)
  try {
    const { initdb, postgres } = locateBinaries(dataDir, user)
    const cluster = await ensureCluster(dataDir, initdb, user)
    const orphan = findOrphan(cluster.folder)
    if (orphan !== null) {
      logger.warn({ pid: orphan }, 'stopping a PostgreSQL that outlived its server')
      await stopPostmaster(orphan, cluster.folder, ORPHAN_PATIENCE_MS)
    }
    const port = await findFreePort()
    const postmaster = await keepRunning({ postgres, cluster, port, user }, logger)
    const url = await ensureDatabase(cluster, port)
    return {
      url,
      dataDir,
      stop: async () => {
        await postmaster.stop()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Starts the postmaster, and again whenever it ends by itself, until `stop`. */
async function keepRunning(options: PostmasterOptions, logger: FastifyBaseLogger) {
  const { folder } = options.cluster
  let stopping = false
  let current = await startPostmaster(options)
  /** Under way after PostgreSQL ended by itself: it already runs, and takes connections, before it is the current one. */
  let starting: Promise<void> | null = null
  const watch = () => {
    current.once('exit', (code, signal) => {
      if (stopping) return
      logger.error({ code, signal }, 'PostgreSQL ended by itself: starting it again')
      void restart()
    })
  }
  const restart = async () => {
    await sleep(RESTART_AFTER_MS, undefined, { ref: false })
    if (stopping) return
    starting = startAgain()
    await starting
    starting = null
  }
  const startAgain = async () => {
    try {
      findOrphan(folder)
      current = await startPostmaster(options)
      watch()
    } catch (error) {
      logger.error({ err: error }, 'PostgreSQL does not start')
      void restart()
    }
  }
  // Whatever ends this process in passing, PostgreSQL gets the signal as well.
  const stopOnExit = () => void current.kill('SIGINT')
  process.once('exit', stopOnExit)
  watch()
  return {
    stop: async () => {
      stopping = true
      await starting
      process.off('exit', stopOnExit)
      const { pid, exitCode, signalCode } = current
      if (pid === undefined || exitCode !== null || signalCode !== null) return
      const ended = once(current, 'exit')
      await stopPostmaster(pid, folder, STOP_PATIENCE_MS)
      await ended
    },
  }
}

/** A port of this machine that nobody uses; the system doesn't give the same one out again soon. */
async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
