import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBuiltServer } from './built-server.ts'
import { openLoad } from './http-load.ts'

/** Memory of the server's own process in MB, PostgreSQL not counted; the bar is 150. */
export interface MemoryFigures {
  requests: number
  /** Resident, with the pages of the program's files that it shares with other processes. */
  resident: number
  /** What is its own. */
  own: number
}

const PATHS = [
  '/knowledge/low_back.json',
  '/diagnosis/get-diseases/low_back/',
  '/diagnosis/get-diagnosis-step/low_back/',
  '/',
  '/conditions',
]
const REQUESTS_EACH = 20_000
const CONNECTIONS = 20
const ROUND_SECONDS = 0.5

/** Once started, and after 100,000 requests. */
export async function measureMemory(): Promise<readonly [started: MemoryFigures, loaded: MemoryFigures]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'painpoint-memory-'))
  const server = await startBuiltServer({ DATA_DIR: dataDir })
  const ended = new Promise((resolve) => server.process.once('exit', resolve))
  try {
    const started = memoryOf(server.process.pid!, 0)
    let requests = 0
    for (const path of PATHS) {
      const request = `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\naccept-encoding: gzip, deflate, br, zstd\r\n\r\n`
      const load = await openLoad(Number(new URL(server.url).port), request, CONNECTIONS)
      let answered = 0
      while (answered < REQUESTS_EACH) answered += await load.run(ROUND_SECONDS)
      load.close()
      requests += answered
    }
    return [started, memoryOf(server.process.pid!, requests)]
  } finally {
    server.process.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function memoryOf(pid: number, requests: number): MemoryFigures {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024)
  return { requests, resident: megabytes('VmRSS'), own: megabytes('RssAnon') }
}
