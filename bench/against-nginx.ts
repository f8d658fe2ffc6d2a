import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { ACCEPT, pathsToMeasure, processorSeconds, record, startChild, type Recording } from './endpoints.ts'
import { openLoad } from './http-load.ts'

/**
 * Pages and knowledge against nginx, which sends the same bytes from files that it keeps open, and a bare node:http server, which
 * sends them from memory: one worker against one process each, in turns under the same load, over as many connections as the other
 * measurements and over four times as many. The strict figure is the processor time of an answer, under a load that reads nothing of
 * it; its durations are those of client and server on one machine. Beside it stands what a client that reads HTTP sees (autocannon),
 * which is slower than either server.
 */
export interface AgainstNginx {
  path: string
  connections: number
  /** Of the requests for each second of a processor, ours and nginx's; the bar is 0.7. */
  ratio: number
  /** The same for the bare server: what Node lets anything reach that is built on node:http. */
  bareRatio: number
  /** Answers a second that a client sees, of the site and of nginx. */
  seen: { ours: Seen; theirs: Seen }
  ours: SideFigures
  bare: SideFigures
  theirs: SideFigures
}

interface SideFigures {
  requestsPerSecond: number
  p50Ms: number
  p99Ms: number
  worstMs: number
}

interface Seen {
  perSecond: number
  p99Ms: number
}

interface Side {
  port: number
  processorSeconds: () => Promise<number>
}

const CONNECTIONS = [20, 80]
const ROUNDS = 12
const ROUND_SECONDS = 0.5
const CLIENT_ROUNDS = 3
const CLIENT_SECONDS = 2
const WARM_UP_ANSWERS = 10_000
/** Of /proc/<pid>/stat, on every Linux of today. */
const TICKS_PER_SECOND = 100

export async function measureAgainstNginx(): Promise<AgainstNginx[]> {
  const painpoint = await startChild('painpoint')
  const site: Side = { port: painpoint.port, processorSeconds: () => processorSeconds(painpoint) }
  const paths = pathsToMeasure().filter((path) => path === '/' || /^\/(knowledge|conditions)\//.test(path))
  const recordings = await Promise.all(paths.map((path) => record(painpoint.port, path)))
  const bareServer = await startChild('bare', recordings)
  const bare: Side = { port: bareServer.port, processorSeconds: () => processorSeconds(bareServer) }
  const nginx = await startNginx(recordings)
  try {
    const figures: AgainstNginx[] = []
    for (const { path } of recordings)
      for (const connections of CONNECTIONS)
        figures.push({
          path,
          connections,
          ...(await compare(path, connections, [site, bare, nginx])),
          seen: await seenByClient(path, connections, site, nginx),
        })
    return figures
  } finally {
    painpoint.process.kill()
    bareServer.process.kill()
    await nginx.stop()
  }
}

async function compare(path: string, connections: number, servers: [site: Side, bare: Side, nginx: Side]) {
  const request = `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\naccept-encoding: ${ACCEPT['accept-encoding']}\r\n\r\n`
  const sides = await Promise.all(
    servers.map(async (side) => {
      const load = await openLoad(side.port, request, connections)
      return { side, load, answers: 0, seconds: 0 }
    }),
  )
  for (const { load } of sides) {
    for (let answers = 0; answers < WARM_UP_ANSWERS;) answers += await load.run(ROUND_SECONDS)
    load.takeDurations()
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const measured of sides) {
      const before = await measured.side.processorSeconds()
      measured.answers += await measured.load.run(ROUND_SECONDS)
      measured.seconds += (await measured.side.processorSeconds()) - before
    }
  }
  const [ours, bare, theirs] = sides.map(({ load, answers, seconds }) => {
    const durations = load.takeDurations().sort((a, b) => a - b)
    load.close()
    const at = (share: number) => durations[Math.floor(share * (durations.length - 1))]!
    return { requestsPerSecond: answers / seconds, p50Ms: at(0.5), p99Ms: at(0.99), worstMs: at(1) }
  }) as [SideFigures, SideFigures, SideFigures]
  const toNginx = ({ requestsPerSecond }: SideFigures) => requestsPerSecond / theirs.requestsPerSecond
  return { ours, bare, theirs, ratio: toNginx(ours), bareRatio: toNginx(bare) }
}

/** In turns, and the mean of all rounds. */
async function seenByClient(path: string, connections: number, ours: Side, theirs: Side) {
  const rounds: Record<'ours' | 'theirs', Seen[]> = { ours: [], theirs: [] }
  for (let round = 0; round < CLIENT_ROUNDS; round++) {
    for (const [name, { port }] of [['ours', ours] as const, ['theirs', theirs] as const]) {
      const { requests, latency, errors, non2xx } = await autocannon({
        url: `http://127.0.0.1:${port}${path}`,
        connections,
        duration: CLIENT_SECONDS,
        headers: ACCEPT,
      })
      if (errors + non2xx > 0)
        throw new Error(`${path} over ${connections} connections: ${errors + non2xx} failed`)
      rounds[name].push({ perSecond: requests.average, p99Ms: latency.p99 })
    }
  }
  const mean = (of: readonly Seen[], key: keyof Seen) =>
    of.reduce((sum, one) => sum + one[key], 0) / of.length
  const seen = (of: readonly Seen[]): Seen => ({ perSecond: mean(of, 'perSecond'), p99Ms: mean(of, 'p99Ms') })
  return { ours: seen(rounds.ours), theirs: seen(rounds.theirs) }
}

/** Its one worker has the recorded bodies as files, and sends the recorded headers with them. */
async function startNginx(recordings: readonly Recording[]): Promise<Side & { stop: () => Promise<void> }> {
  if (spawnSync('nginx', ['-v']).status !== 0)
    throw new Error('There is no nginx here: Debian has nginx-light')
  const folder = mkdtempSync(join(tmpdir(), 'painpoint-nginx-'))
  const port = await freePort()
  const locations = recordings.map(({ path, headers, body }, at) => {
    const file = join(folder, `body-${at}`)
    writeFileSync(file, Buffer.from(body, 'base64'))
    const lines = []
    for (let name = 0; name < headers.length; name += 2) {
      const [header, value] = [headers[name]!.toLowerCase(), headers[name + 1]!]
      if (header === 'content-type') lines.push(`default_type '${value}';`)
      else if (header !== 'content-length')
        lines.push(`add_header ${header} '${value.replaceAll("'", String.raw`\'`)}';`)
    }
    // Of an address that ends with a slash nginx looks for an index.
    const found = path.endsWith('/') ? `root ${folder}; try_files /body-${at} =404;` : `alias ${file};`
    return `location = ${path} { ${found} types {} ${lines.join(' ')} }`
  })
  const settings = [
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr crit;`,
    process.getuid?.() === 0 ? 'user root;' : '',
    'events { worker_connections 1024; }',
    `http { access_log /dev/null; sendfile on; tcp_nopush on; etag off; if_modified_since off; max_ranges 0; server_tokens off;`,
    'open_file_cache max=100 inactive=1h; keepalive_requests 1000000000;',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${folder}/${kind};`,
    ),
    `server { listen 127.0.0.1:${port}; ${locations.join('\n')} } }`,
  ]
  writeFileSync(join(folder, 'nginx.conf'), settings.join('\n'))
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const worker = await workerOf(nginx)
  return {
    port,
    processorSeconds: async () => {
      const fields = readFileSync(`/proc/${worker}/stat`, 'utf8').split(') ')[1]!.split(' ')
      return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
    },
    stop: async () => {
      nginx.kill('SIGQUIT')
      await once(nginx, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function workerOf(nginx: ChildProcess): Promise<number> {
  for (let tries = 0; tries < 100 && nginx.exitCode === null; tries++) {
    const child = readdirSync('/proc').find((name) => /^\d+$/.test(name) && parentOf(name) === nginx.pid)
    if (child !== undefined) return Number(child)
    await sleep(50)
  }
  throw new Error('nginx did not start')
}

function parentOf(pid: string): number | null {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')[1])
  } catch {
    return null
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
