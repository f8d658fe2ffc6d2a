import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const fileOf = (folder: string) => join(folder, 'postmaster.pid')

/** What PostgreSQL's main process, the postmaster, notes about itself while it runs; null when there is no note. */
export function readPostmasterFile(folder: string): { pid: number; port: number; ready: boolean } | null {
  const file = fileOf(folder)
  if (!existsSync(file)) return null
  try {
    // https://www.postgresql.org/docs/18/storage-file-layout.html: process id on line 1, port on
    // line 4, state on line 8.
    const lines = readFileSync(file, 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
  } catch {
    return null
  }
}

/**
 * The process of a postmaster that outlived its server; null when there is none. A note left by a crash is
 * removed: PostgreSQL would otherwise refuse to start where its old process id now belongs to something else.
 * Call it only while holding the data folder.
 */
export function findOrphan(folder: string): number | null {
  const note = readPostmasterFile(folder)
  if (note && runsOn(note.pid, folder)) return note.pid
  rmSync(fileOf(folder), { force: true })
  return null
}

/** Whether the process is a PostgreSQL that was started on this folder. */
export function runsOn(pid: number, folder: string): boolean {
  if (!Number.isInteger(pid) || pid <= 1) return false
  try {
    const command = existsSync('/proc/self/cmdline')
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      : execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' })
    return command.includes(` -D ${folder} `)
  } catch {
    return false
  }
}
