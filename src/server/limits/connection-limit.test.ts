import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import type { App } from '../http/app-type.ts'
import { createLog } from '../logging/log.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { CONNECTION_COUNTS } from './connection-limit.ts'

const started: { app: App; sockets: Socket[] }[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const { app, sockets } of started.splice(0)) {
    for (const socket of sockets) socket.destroy()
    await app.close()
  }
})

async function start(trustedProxies: string | false) {
  const log = createLog('silent')
  const warn = vi.spyOn(log.logger, 'warn').mockImplementation(() => {})
  const app = await buildTestApp({
    log,
    environment: { trustedProxies },
    connectionCounts: { inAll: 5, ofOneSite: 3 },
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const sockets: Socket[] = []
  started.push({ app, sockets })
  /** Whether the server keeps it open: it then answers. */
  const isServed = async (localAddress = '127.0.0.1'): Promise<boolean> => {
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    sockets.push(socket)
    socket.on('error', () => {})
    socket.write('GET /api/health HTTP/1.1\r\nHost: a.example\r\n\r\n')
    return Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => false)])
  }
  return { sockets, isServed, warn }
}

const inTurn = async (times: number, ask: () => Promise<boolean>): Promise<boolean[]> => {
  const served: boolean[] = []
  while (served.length < times) served.push(await ask())
  return served
}

// All of 127.0.0.0/8 is this machine, on Linux without being set up.
test.runIf(process.platform === 'linux')(
  'one address gets so many connections, and others theirs',
  async () => {
    const { isServed } = await start(false)
    expect(await inTurn(4, isServed)).toEqual([true, true, true, false])
    expect(await isServed('127.0.0.2')).toBe(true)
  },
)

test('a connection that ends makes room for another', async () => {
  const { isServed, sockets } = await start(false)
  expect(await inTurn(4, isServed)).toEqual([true, true, true, false])
  sockets[0]!.destroy()
  await expect.poll(() => isServed()).toBe(true)
  expect(await isServed()).toBe(false)
})

test('a proxy of ours brings as many as there may be in all', async () => {
  const { isServed } = await start('loopback')
  expect(await inTurn(6, isServed)).toEqual([true, true, true, true, true, false])
})

test('however many are closed, the log tells of them in one line a minute, and of nobody', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const { isServed, warn } = await start(false)
  await inTurn(8, isServed)
  expect(warn).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(warn.mock.calls).toEqual([[{ event: 'connections_closed', counts: { beyond_one_network: 5 } }]])
})

test('the running site allows what the documents say', () => {
  expect(CONNECTION_COUNTS).toEqual({ inAll: 5000, ofOneSite: 250 })
})
