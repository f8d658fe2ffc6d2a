import { once } from 'node:events'
import { mkdtempSync, readdirSync, readlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { App } from './app-type.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { writeFixtureBuild } from '../testing/fixture-build.ts'
import { CONNECTION_LIMITS, createStopping } from './connections.ts'
import { securityHeaders } from './security-headers.ts'

let app: App
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'painpoint-connections-'))
  await writeFixtureBuild(folder)
  // Longer than all that lies in buffers on the way.
  const film = join(folder, 'site/films/long.webm')
  writeFileSync(film, '')
  truncateSync(film, 64 * 1024 * 1024)
  app = await buildTestApp({
    siteFolder: join(folder, 'site'),
    connections: { requestMs: 400, stalledMs: 600, idleMs: 5000 },
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.close())

async function open(): Promise<Socket> {
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a.example\r\n\r\n`

/** What is answered to these bytes before the connection closes: status and headers by name. */
async function answerTo(
  bytes: string,
): Promise<{ status: number; headers: Record<string, string>; body: string }> {
  const socket = await open()
  socket.write(bytes)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(lines.map((line) => line.split(/: (.*)/).slice(0, 2)))
  return { status: Number(first.split(' ')[1]), headers, body }
}

test.each([
  ['no HTTP', 'hello\r\n\r\n', 400],
  ['no host', 'GET /api/health HTTP/1.1\r\n\r\n', 400],
  ['what expects too much', 'GET /api/health HTTP/1.1\r\nHost: a\r\nExpect: a-miracle\r\n\r\n', 417],
  [
    'a body in a coding that nobody knows',
    'POST /api/login-user/ HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: xchunked\r\n\r\n',
    501,
  ],
  ['two hosts', 'GET /api/health HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\n\r\n', 400],
  ['the same host twice', 'GET / HTTP/1.1\r\nHost: a.example\r\nhost: a.example\r\n\r\n', 400],
  [
    'two lengths',
    'POST /api/login-user/ HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    400,
  ],
  ['headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['headers that never end', 'GET / HTTP/1.1\r\nHost: a\r\nX: x', 408],
  [
    'a body that never comes',
    'POST /api/login-user/ HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n',
    408,
  ],
])(
  '%s is refused under the headers of every response, and the connection closed',
  async (_, bytes, status) => {
    const response = await answerTo(bytes)
    expect(response.status).toBe(status)
    expect(response.headers).toMatchObject(securityHeaders('http://localhost:3000').data)
    expect(JSON.parse(response.body)).toMatchObject({ error: { code: 'invalid_request' } })
  },
)

test('a server that is about to stop says so, and answers all the same, once on each connection', async () => {
  const stopping = createStopping()
  const leaving = await buildTestApp({ stopping })
  await leaving.listen({ host: '127.0.0.1', port: 0 })
  const { port } = leaving.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const received = text(socket)
  for (const path of ['/api/ready', '/api/site']) {
    socket.write(ask(path))
    await vi.waitUntil(() => socket.bytesRead > 0)
  }
  stopping.begin()
  // Prepared responses, those of accounts and all others go out by different ways.
  for (const path of ['/api/ready', '/api/site', '/api/session/', '/', '/nothing-here']) {
    const another = connect(port, '127.0.0.1')
    another.write(ask(path))
    const [head = ''] = (await text(another)).split('\r\n\r\n')
    expect(head).toMatch(path === '/api/ready' ? / 503 / : / (200|401|404) /)
    expect(head.toLowerCase()).toContain('connection: close')
  }
  socket.write(ask('/api/site'))
  expect((await received).match(/connection: close/gi)).toHaveLength(1)
  await leaving.close()
})

test('one host is served', async () => {
  const response = await answerTo('GET /api/health HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n')
  expect(response.status).toBe(200)
})

test('a client of HTTP/1.0 need not name a host', async () => {
  expect((await answerTo('GET /api/health HTTP/1.0\r\n\r\n')).status).toBe(200)
})

test('what is asked ahead is answered in its order', async () => {
  const socket = await open()
  socket.write(ask('/api/health') + ask('/') + ask('/nothing-here'))
  socket.write(ask('/api/site').replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'))
  const received = await text(socket)
  expect(received.match(/HTTP\/1\.1 \d+|"ok":true|<!doctype|"operator_email"/gi)).toEqual([
    'HTTP/1.1 200',
    '"ok":true',
    'HTTP/1.1 200',
    '<!doctype',
    'HTTP/1.1 404',
    '<!doctype',
    'HTTP/1.1 200',
    '"operator_email"',
  ])
})

const openFilms = () =>
  readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).endsWith('long.webm')
    } catch {
      return false
    }
  }).length

test.runIf(process.platform === 'linux')(
  'of films that are asked for ahead one is open at a time',
  async () => {
    const socket = await open()
    socket.pause()
    socket.write(ask('/films/long.webm').repeat(8))
    await expect.poll(openFilms).toBeGreaterThan(0)
    // Another request has been through after them.
    expect((await answerTo('GET /api/health HTTP/1.0\r\n\r\n')).status).toBe(200)
    expect(openFilms()).toBe(1)
    socket.destroy()
    await expect.poll(openFilms).toBe(0)
  },
)

test('who asks too far ahead is closed', async () => {
  const socket = await open()
  const closed = once(socket, 'close')
  socket.on('error', () => {})
  socket.pause()
  socket.write(ask('/films/long.webm').repeat(100))
  await vi.waitUntil(() => socket.bytesRead > 0 || socket.destroyed)
  socket.resume()
  await closed
  expect(socket.bytesRead).toBeLessThan(64 * 1024 * 1024)
})

test('a client that does not read is closed, one that reads slowly is served', async () => {
  const idle = await open()
  idle.pause()
  idle.write('GET /films/long.webm HTTP/1.1\r\nHost: a\r\n\r\n')
  const slow = await open()
  slow.write('GET /films/long.webm HTTP/1.1\r\nHost: a\r\n\r\n')
  let read = 0
  slow.on('data', (piece: Buffer) => {
    read += piece.length
    slow.pause()
    setTimeout(() => slow.resume(), 20)
  })
  const connections = () =>
    new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)))
  expect(await connections()).toBe(2)
  await expect.poll(connections, { timeout: 15_000 }).toBe(1)
  expect(slow.destroyed).toBe(false)
  const before = read
  await expect.poll(() => read, { timeout: 15_000 }).toBeGreaterThan(before)
  idle.destroy()
  slow.destroy()
})

test('the running site allows what the documents say', async () => {
  const site = await buildTestApp()
  const { requestTimeout, headersTimeout, timeout } = site.server
  expect([requestTimeout, headersTimeout, timeout]).toEqual([20_000, 20_000, 30_000])
  expect(CONNECTION_LIMITS.requestMs).toBe(20_000)
  await site.close()
})
