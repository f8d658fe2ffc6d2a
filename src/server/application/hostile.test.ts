// @module-tag thorough
import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ACCOUNT_PATHS } from '#api/account-paths'
import { openAccountSite, type AccountSite } from '../testing/account-site.ts'
import { listenForMetrics } from '../metrics/metrics-listener.ts'
import { attackMetrics, attackReports } from '../testing/hostile-others.ts'
import { attackReads, READ_PATHS } from '../testing/hostile-reads.ts'
import { attack, describedCalls } from '../testing/hostile-run.ts'

/** Here a few, so that it is done soon; `tsx bench/hostile.ts` sends ten thousand to each call. */
const REQUESTS = 25

let site: AccountSite
beforeAll(async () => {
  site = await openAccountSite()
  await site.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => site.close())

test('every call about accounts and messages stands what is sent to it', { timeout: 240_000 }, async () => {
  const calls = await describedCalls(site)
  expect(new Set(calls.map(({ path }) => path))).toEqual(new Set(Object.values(ACCOUNT_PATHS)))
  const served = new Set<string>()
  for (const call of calls) {
    const { statuses } = await attack(site, call, REQUESTS)
    if (statuses[200]) served.add(call.path)
  }
  // Some of it comes through: the requests are not all turned away at the door.
  expect(served.size).toBeGreaterThan(5)
})

test('so does every call that needs no account', { timeout: 240_000 }, async () => {
  const served = new Set<string>()
  for (const path of READ_PATHS) {
    const { statuses } = await attackReads(site.app, path, REQUESTS)
    if (statuses[200]) served.add(path)
  }
  expect(served.size).toBeGreaterThan(3)
})

test('so do reports of browsers', { timeout: 60_000 }, async () => {
  const { statuses } = await attackReports(site.app, 4 * REQUESTS)
  expect(statuses[204]).toBeGreaterThan(0)
})

test('and the port of the figures, which tells nothing else', { timeout: 60_000 }, async () => {
  const metrics = { contentType: 'text/plain', metricsText: async () => 'the figures' }
  const { port, close } = await listenForMetrics(metrics, 0)
  const { statuses } = await attackMetrics(port, 4 * REQUESTS)
  close()
  for (const status of [200, 403, 404]) expect(statuses[status]).toBeGreaterThan(0)
})

test('a body that never ends is cut off', () => {
  const { requestTimeout, headersTimeout } = site.app.server
  expect(requestTimeout).toBeLessThanOrEqual(20_000)
  expect(headersTimeout).toBeGreaterThan(0)
})

test('a body past the limit is refused before it has arrived', { timeout: 20_000 }, async () => {
  const { port } = site.app.server.address() as AddressInfo
  const response = await new Promise<string>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        'POST /user/user-msg/ HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900000\r\n\r\n{"name":"',
      )
    })
    socket.once('data', (chunk) => {
      socket.destroy()
      resolve(chunk.toString())
    })
  })
  expect(response).toMatch(/^HTTP\/1\.1 413 /)
})
