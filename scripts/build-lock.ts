import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Lets one build at a time write to build/: two at once mix their files. The lock goes with the process; one that a killed
 * build has left behind is taken over.
 * @returns the process id of the build that is under way, or null when the lock is ours now
 */
export function lockBuild(lock: string): number | null {
  mkdirSync(dirname(lock), { recursive: true })
  for (;;) {
    try {
      const file = openSync(lock, 'wx')
      writeSync(file, String(process.pid))
      closeSync(file)
      process.on('exit', () => rmSync(lock, { force: true }))
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
      return null
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const holder = Number(readFileSync(lock, 'utf8'))
    if (isRunning(holder)) return holder
    rmSync(lock, { force: true })
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
