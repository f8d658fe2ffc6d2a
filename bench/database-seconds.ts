import { readdirSync, readFileSync } from 'node:fs'

/** Of `stat`, in which Linux counts in hundredths of a second. */
const TICKS_PER_SECOND = 100

/**
 * Processor seconds that PostgreSQL has taken so far: all its processes that this one has started, and those of them
 * that have ended, as one does with each connection that was idle for a while. Linux alone tells, elsewhere it is 0.
 */
export function databaseSeconds(): number {
  if (process.platform !== 'linux') return 0
  const parents = new Map<number, number>()
  const ours: { pid: number; endedSeconds: number }[] = []
  for (const pid of readdirSync('/proc').map(Number)) {
    const [, name, rest = ''] = /^\d+ \((.*)\) (.*)/.exec(read(pid, 'stat')) ?? []
    // Fields 4, 16 and 17 of proc_pid_stat(5), which follow upon the name, field 2.
    const fields = rest.split(' ').map(Number)
    const [parent = 0, user = 0, system = 0] = [fields[1], fields[13], fields[14]]
    if (name !== undefined) parents.set(pid, parent)
    if (name === 'postgres') ours.push({ pid, endedSeconds: (user + system) / TICKS_PER_SECOND })
  }
  const isBelow = (pid: number | undefined): boolean =>
    pid !== undefined && (pid === process.pid || isBelow(parents.get(pid)))
  return ours
    .filter(({ pid }) => isBelow(pid))
    .reduce((sum, { pid, endedSeconds }) => sum + runSeconds(pid) + endedSeconds, 0)
}

const runSeconds = (pid: number) => Number(read(pid, 'schedstat').split(' ')[0]) / 1e9

/** Empty for a process that has just ended, and for what is none. */
function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
