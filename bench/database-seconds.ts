import { readdirSync, readFileSync } from 'node:fs'

/**
 * Processor seconds that PostgreSQL has taken so far: all its processes that this one has started. Linux alone tells,
 * elsewhere it is 0.
 */
export function databaseSeconds(): number {
  if (process.platform !== 'linux') return 0
  const parents = new Map<number, number>()
  const ours: number[] = []
  for (const pid of readdirSync('/proc').map(Number)) {
    const [, name, parent] = /^\d+ \((.*)\) \S (\d+)/.exec(read(pid, 'stat')) ?? []
    if (parent !== undefined) parents.set(pid, Number(parent))
    if (name === 'postgres') ours.push(pid)
  }
  const isBelow = (pid: number | undefined): boolean =>
    pid !== undefined && (pid === process.pid || isBelow(parents.get(pid)))
  return ours
    .filter(isBelow)
    .reduce((sum, pid) => sum + Number(read(pid, 'schedstat').split(' ')[0]) / 1e9, 0)
}

/** Empty for a process that has just ended, and for what is none. */
function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
