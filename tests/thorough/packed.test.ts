import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }

const ARCHIVE = `painpoint-${packageJson.version}-${process.platform}-${process.arch}`
const FILE = `build/${ARCHIVE}.tar.gz`
const PASSWORD = 'a fine day for walking'
const STOPS_WITHIN_MS = 3000

let folder: string
/** Where the archive was unpacked. */
let unpacked: string

beforeAll(() => {
  pack()
  folder = mkdtempSync(join(tmpdir(), 'painpoint-packed-'))
  // PostgreSQL never runs as root: when we do, the user it runs as has to be able to enter.
  chmodSync(folder, 0o755)
  if (spawnSync('tar', ['-xzf', FILE, '-C', folder]).status !== 0) throw new Error('it does not unpack')
  unpacked = join(folder, ARCHIVE)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function pack(): string {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/pack.ts'], {
    encoding: 'utf8',
  })
  if (status !== 0 || stderr !== '') throw new Error(`it could not be packed: ${stderr}`)
  return createHash('sha256').update(readFileSync(FILE)).digest('hex')
}

/** Nothing of this checkout's environment, npm's above all, comes along. */
const environment = (variables: Record<string, string> = {}) => ({
  PATH: process.env['PATH'] ?? '',
  DATA_DIR: join(folder, 'data'),
  PORT: '0',
  LOG_LEVEL: 'warn',
  ...variables,
})

async function start(): Promise<{ server: ChildProcess; site: string }> {
  const server = spawn(join(unpacked, 'painpoint'), { cwd: folder, env: environment() })
  let output = ''
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const site = () => /is ready: (\S+)/.exec(output)?.[1]?.replace('localhost', '127.0.0.1')
  await expect.poll(() => site() ?? server.exitCode, { timeout: 60_000 }).not.toBeNull()
  if (server.exitCode !== null) throw new Error(`the server ended:\n${output}`)
  return { server, site: site()! }
}

async function stop(server: ChildProcess): Promise<void> {
  const asked = performance.now()
  server.kill('SIGTERM')
  const [status] = (await once(server, 'exit')) as [number | null]
  expect(status).toBe(0)
  expect(performance.now() - asked).toBeLessThan(STOPS_WITHIN_MS)
}

const command = (...parameters: string[]) =>
  spawnSync(join(unpacked, 'painpoint'), parameters, {
    cwd: folder,
    env: environment({ BACKUP_PASSPHRASE: 'four plain words here' }),
    encoding: 'utf8',
  })

test('no packages lie anywhere above', () => {
  for (let above = folder; above !== dirname(above); above = dirname(above))
    expect(existsSync(join(above, 'node_modules'))).toBe(false)
})

test('the same build is packed into the same bytes', () => {
  const first = createHash('sha256').update(readFileSync(FILE)).digest('hex')
  expect(pack()).toBe(first)
})

test('what people need to know lies beside it, and nothing that belongs to one machine', () => {
  const files = readdirSync(unpacked)
  for (const needed of ['README.md', 'CHANGELOG.md', 'LICENSE', 'LICENCES.txt', 'painpoint', 'deploy'])
    expect(files).toContain(needed)
  const licences = readFileSync(join(unpacked, 'LICENCES.txt'), 'utf8')
  for (const name of ['PostgreSQL 18', 'OpenSSL 1.1', 'fastify 5', '@node-rs/argon2 2', 'react-dom 19'])
    expect(licences).toContain(name)
  const times = readdirSync(unpacked, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => statSync(join(parentPath, name)).mtimeMs)
  expect(new Set(times).size).toBe(1)
})

test('it runs with Node alone: pages, knowledge, an account, a backup, and a stop in order', async () => {
  const { server, site } = await start()
  const get = async (path: string) => {
    const response = await fetch(`${site}${path}`)
    return [response.status, await response.text()] as const
  }
  expect((await get('/api/health'))[1]).toContain('"ok":true')
  expect((await get('/api/ready'))[0]).toBe(200)
  const [status, page] = await get('/')
  expect([status, page.includes('<h1')]).toEqual([200, true])
  expect(JSON.parse((await get('/knowledge/knee.json'))[1])).toMatchObject({ location: { key: 'knee' } })
  const created = await fetch(`${site}/user/create-account/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'ada@example.com',
      password: PASSWORD,
      confirmPassword: PASSWORD,
      adult: true,
    }),
  })
  expect(created.status).toBe(201)

  const backup = command('backup', 'kept.age')
  expect([backup.stdout.includes('accounts 1'), backup.stderr]).toEqual([true, ''])
  expect(existsSync(join(folder, 'kept.age'))).toBe(true)
  const verified = command('verify', site)
  expect([verified.status, verified.stderr]).toEqual([0, ''])
  await stop(server)
  expect(readdirSync(join(folder, 'data'))).not.toContain('server.sock')
})

test('what it kept is there at the next start', async () => {
  const { server, site } = await start()
  const login = await fetch(`${site}/api/login-user/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'ada@example.com', password: PASSWORD }),
  })
  expect(login.status).toBe(200)
  await stop(server)
})

test('an unknown command is named', () => {
  const { status, stderr } = command('destroy')
  expect([status, stderr.includes('there is no "destroy"')]).toEqual([2, true])
})
