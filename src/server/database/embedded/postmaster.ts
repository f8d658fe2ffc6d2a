import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../../errors/start-error.ts'
import type { Cluster } from './cluster.ts'
import { readPostmasterFile, runsOn } from './postmaster-file.ts'
import type { RunAs } from './run-as.ts'

/** Repairing the files after a power cut can take a while. */
const READY_WITHIN_MS = 60_000
const POLL_MS = 20

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 30,
  shared_buffers: '32MB',
  jit: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  // A segment that is done with is removed: kept for its next use, it would hold what was deleted for as long.
  wal_recycle: 'off',
  // The log tells that something failed, never with which values: they can be personal.
  // Refused statements are left out whole: some of the sentences repeat what was typed. The site logs them by their code.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_parameter_max_length_on_error: 0,
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
}

export interface PostmasterOptions {
  postgres: string
  cluster: Cluster
  port: number
  user: RunAs | null
}

/** Starts PostgreSQL and waits until it takes connections. Throws StartError with the last lines of its log. */
export async function startPostmaster({
  postgres,
  cluster,
  port,
  user,
}: PostmasterOptions): Promise<ChildProcess> {
  const { folder, logFile } = cluster
  if (existsSync(logFile)) renameSync(logFile, `${logFile}.previous`)
  const log = openSync(logFile, 'a', 0o600)
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const postmaster = spawn(postgres, ['-D', folder, '-p', String(port), ...settings], {
    ...(user && { uid: user.uid, gid: user.gid }),
    cwd: folder,
    // Out of reach of Ctrl-C, so that requests under way can still be answered.
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  const failures: string[] = []
  postmaster.once('error', ({ message }) => failures.push(message))
  postmaster.once('exit', () => failures.push(lastLines(logFile)))

  const deadline = Date.now() + READY_WITHIN_MS
  for (;;) {
    const note = readPostmasterFile(folder)
    if (note?.pid === postmaster.pid && note?.ready) return postmaster
    if (failures[0] !== undefined) throw new StartError(`PostgreSQL did not start: ${failures[0]}`)
    if (Date.now() > deadline) {
      postmaster.kill('SIGQUIT')
      throw new StartError(
        `PostgreSQL was not ready after ${READY_WITHIN_MS / 1000} s: ${lastLines(logFile)}`,
      )
    }
    await sleep(POLL_MS)
  }
}

function lastLines(logFile: string): string {
  return readFileSync(logFile, 'utf8').trim().split('\n').slice(-3).join('\n') || `see ${logFile}`
}

/**
 * Stops a postmaster in order, ending open connections; after `patienceMs` at once, which its next start repairs.
 * It is never killed outright: its other processes would live on.
 */
export async function stopPostmaster(pid: number, folder: string, patienceMs: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!sendSignal(pid, signal)) return
    const deadline = Date.now() + patienceMs
    while (Date.now() < deadline) {
      if (readPostmasterFile(folder)?.pid !== pid || !runsOn(pid, folder)) return
      await sleep(POLL_MS)
    }
  }
  throw new StartError(`PostgreSQL (process ${pid}) on ${folder} does not stop: stop it by hand`)
}

/** Sends a signal; false where the process has ended in the meantime. */
function sendSignal(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false
    throw error
  }
}
