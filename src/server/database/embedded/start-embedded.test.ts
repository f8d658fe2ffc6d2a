// @module-tag thorough
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { serverWords } from '#translation/server-words'
import { writeFixtureBuild } from '../../testing/fixture-build.ts'
import { readPostmasterFile, runsOn } from './postmaster-file.ts'

const READY = /is ready: (\S+)/

interface Server {
  process: ChildProcess
  output: () => string
  /** The exit code, or the signal that ended it. */
  ended: Promise<number | string>
}

/** The real server as its own process, on a real PostgreSQL in a folder of its own. */
const PROGRAM = fileURLToPath(new URL('../../testing/main.ts', import.meta.url))
/** All of it in one file. */
let program: string
let buildFolder: string
let folder: string
let dataDir: string
let servers: Server[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'painpoint-start-'))
  // As root, PostgreSQL's user has to be able to come in.
  chmodSync(folder, 0o711)
  // Making the files takes longest, so the tests have them in common: each leaves a stopped server behind.
  dataDir = join(folder, 'data')
  buildFolder = join(folder, 'build')
  await writeFixtureBuild(buildFolder)
  program = await bundled(PROGRAM, join(folder, 'program'))
})
afterEach(async () => {
  for (const { process: server } of servers)
    if (server.exitCode === null && server.signalCode === null) server.kill()
  await Promise.all(servers.map(({ ended }) => ended))
  servers = []
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Each start takes half as long as where it has to find and strip hundreds of files. */
async function bundled(ssr: string, outDir: string): Promise<string> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: serverWords(['en']),
    build: { ssr, outDir, emptyOutDir: true, target: 'node20', minify: false, reportCompressedSize: false },
  })
  cpSync('src/server/database/migrations', join(outDir, 'migrations'), { recursive: true })
  symlinkSync(resolve('node_modules'), join(outDir, 'node_modules'), 'junction')
  return join(outDir, 'main.js')
}

function start(variables: Record<string, string> = {}): Server {
  const env = { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...variables }
  const child = spawn(process.execPath, [program, buildFolder], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | string)
  const server = { process: child, output: () => text, ended }
  servers.push(server)
  return server
}

async function startReady(variables?: Record<string, string>): Promise<Server & { address: string }> {
  const server = start(variables)
  await vi.waitUntil(() => READY.test(server.output()) || server.process.exitCode !== null, {
    timeout: 60_000,
  })
  const address = READY.exec(server.output())?.[1]
  if (!address) throw new Error(`The server did not start: ${server.output()}`)
  return { ...server, address: address.replace('localhost', '127.0.0.1') }
}

const postmaster = () => readPostmasterFile(join(dataDir, 'postgresql'))?.pid

async function health(address: string): Promise<unknown> {
  return (await fetch(`${address}/api/health`)).json()
}

test(
  'starts, says where in one line, and stops on a signal within three seconds',
  { timeout: 120_000 },
  async () => {
    const server = await startReady()
    expect(await health(server.address)).toMatchObject({ ok: true, db: true, knowledge: { locations: 2 } })
    expect(server.output().trim().split('\n')).toEqual([
      expect.stringContaining('Legal pages: not set OPERATOR_EMAIL, GRIEVANCE_OFFICER_NAME'),
      expect.stringMatching(/^Mail and SMS are not set up: .*outbox/),
      expect.stringMatching(/^Release: not signed/),
      expect.stringContaining('Database: built-in PostgreSQL in'),
      expect.stringMatching(/^Painpoint is ready: http:\/\/localhost:\d+$/),
    ])
    expect(statSync(join(dataDir, 'database-password')).mode & 0o777).toBe(0o600)

    // A request that never ends, and a connection that waits for nothing.
    const { port } = new URL(server.address)
    const slow = connect(Number(port), '127.0.0.1', () =>
      slow.write('POST / HTTP/1.1\r\ncontent-length: 9\r\n\r\n'),
    )
    slow.on('error', () => slow.destroy())
    await once(slow, 'connect')
    const pid = postmaster()!
    const asked = performance.now()
    server.process.kill('SIGINT')
    server.process.kill('SIGINT')
    expect(await server.ended).toBe(0)
    expect(performance.now() - asked).toBeLessThan(3000)
    expect(runsOn(pid, join(dataDir, 'postgresql'))).toBe(false)
    expect(existsSync(join(dataDir, 'server.sock'))).toBe(false)
  },
)

test(
  'only one server holds a folder; after kill -9 the next start stops the PostgreSQL left behind',
  { timeout: 120_000 },
  async () => {
    const first = await startReady()
    const second = start()
    expect(await second.ended).toBe(1)
    expect(second.output()).toContain(`is in use by another Painpoint server (process ${first.process.pid},`)
    expect(second.output().trim().split('\n')).toHaveLength(1)
    expect(await health(first.address)).toMatchObject({ ok: true })

    const orphan = postmaster()!
    first.process.kill('SIGKILL')
    await first.ended
    expect(runsOn(orphan, join(dataDir, 'postgresql'))).toBe(true)

    const third = await startReady()
    expect(await health(third.address)).toMatchObject({ db: true })
    expect(runsOn(orphan, join(dataDir, 'postgresql'))).toBe(false)
    expect(postmaster()).not.toBe(orphan)
  },
)

test(
  'notes left by a crash do not stand in the way, and PostgreSQL is started again when it ends',
  { timeout: 120_000 },
  async () => {
    // The process id that PostgreSQL noted now belongs to something else, here this very test.
    const cluster = join(dataDir, 'postgresql')
    writeFileSync(
      join(cluster, 'postmaster.pid'),
      `${process.pid}\n${cluster}\n1\n1\n\n127.0.0.1\n1 1\nready\n`,
    )
    writeFileSync(join(dataDir, 'server.sock'), '')
    const server = await startReady()
    expect(await health(server.address)).toMatchObject({ db: true })

    const before = postmaster()!
    expect(before).not.toBe(process.pid)
    process.kill(before, 'SIGQUIT')
    const isBack = async () => {
      const { db } = (await health(server.address)) as { db: boolean }
      return db && postmaster() !== before
    }
    await vi.waitUntil(isBack, { timeout: 60_000, interval: 100 })
  },
)

test('a port that is taken is said plainly, and nothing stays behind', { timeout: 120_000 }, async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const server = start({ PORT: String(port) })
  expect(await server.ended).toBe(1)
  expect(server.output().trim()).toBe(
    `Port ${port} on 127.0.0.1 is taken by another program: stop that one, or set PORT to another`,
  )
  expect(existsSync(join(dataDir, 'postgresql/postmaster.pid'))).toBe(false)
  other.close()
})

test.runIf(process.getuid?.() === 0)(
  'as root, a folder PostgreSQL cannot enter is named',
  async () => {
    chmodSync(folder, 0o700)
    const server = start()
    expect(await server.ended).toBe(1)
    chmodSync(folder, 0o711)
    expect(server.output()).toMatch(`can't enter ${folder}: choose another`)
  },
  30_000,
)

test('wrong values are told one a line', async () => {
  const server = start({ PORT: 'x', LOG_LEVEL: 'y' })
  expect(await server.ended).toBe(1)
  expect(
    server
      .output()
      .trim()
      .split('\n')
      .map((line) => line.split(' ')[0]),
  ).toEqual(['PORT', 'LOG_LEVEL'])
}, 30_000)
