import { readFileSync } from 'node:fs'

/**
 * Processor seconds that the calling thread has taken so far, without V8's own threads for compiling and collecting.
 * Linux alone tells; elsewhere it is the whole process.
 */
export function threadSeconds(): number {
  const { user, system } = process.cpuUsage()
  if (process.platform !== 'linux') return (user + system) / 1e6
  // To the nanosecond, and up to date since the call above had the kernel add up what runs.
  return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e9
}
