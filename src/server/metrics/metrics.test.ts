import { createServer, get, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterEach, expect, inject, test } from 'vitest'
import { REPORTS_PATH } from '#api/paths'
import { RefusedForGood, type About, type Delivery } from '../delivery/delivery.ts'
import { AppError } from '../errors/app-error.ts'
import { createLog } from '../logging/log.ts'
import { enqueue, enqueueDigest } from '../outbox/enqueue.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { createMetrics } from './metrics.ts'
import { listenForMetrics } from './metrics-listener.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

async function openMetrics(isUp?: TestDatabase['isUp']) {
  const database = await openTestDatabase(inject('postgresql'))
  closing.push(database.close)
  const metrics = createMetrics({ db: database.db, isUp: isUp ?? database.isUp })
  const { port, close } = await listenForMetrics(metrics, 0)
  closing.push(close)
  const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return { database, metrics, port, read }
}

test('requests are counted by kind and class of status, and none tells a place', async () => {
  const { metrics, read } = await openMetrics()
  const log = createLog('silent')
  const app = await buildTestApp({ log: { ...log, logRequest: metrics.counting(log.logRequest) } })
  closing.push(() => app.close())
  for (const url of [
    '/knowledge/low_back.json',
    '/diagnosis/get-diseases/low_back/',
    '/knowledge/elbow.json',
    '/api/health',
    '/conditions/disc_herniation',
    '/low_back%zz',
  ])
    await app.inject({ url })
  const figures = await read()
  expect(figures).toContain('painpoint_requests_total{kind="knowledge",status="2xx"} 2\n')
  expect(figures).toContain('painpoint_requests_total{kind="knowledge",status="4xx"} 1\n')
  expect(figures).toContain('painpoint_requests_total{kind="site",status="2xx"} 1\n')
  expect(figures).toContain('painpoint_request_seconds_count{kind="knowledge"} 3\n')
  expect(figures).toContain('process_resident_memory_bytes')
  expect(figures).not.toMatch(/low_back|elbow|disc_herniation|conditions/)
})

test('what browsers report is counted by directive, and nothing else of it', async () => {
  const { metrics, read } = await openMetrics()
  const app = await buildTestApp({ countReport: metrics.countReport })
  closing.push(() => app.close())
  const payload = ['img-src', 'img-src', '/conditions/gout'].map((effectiveDirective) => ({
    body: { effectiveDirective, documentURL: 'https://pain.example/conditions/gout' },
  }))
  const headers = { 'content-type': 'application/reports+json' }
  await app.inject({ method: 'POST', url: REPORTS_PATH, headers, payload: JSON.stringify(payload) })
  const figures = await read()
  expect(figures).toContain('painpoint_csp_reports_total{directive="img-src"} 2\n')
  expect(figures).toContain('painpoint_csp_reports_total{directive="other"} 1\n')
  expect(figures).not.toContain('gout')
})

test('an SMS that waits for the budget of its country is counted, and no other failure is', async () => {
  const { metrics, read } = await openMetrics()
  const failures = [new AppError('too_many_requests', { retryAfterSeconds: 60 }), new Error('the line broke')]
  let next = 0
  const { spend } = metrics.countingBudget({
    spend: async () => {
      throw failures[next++]!
    },
    reserve: async () => {},
    release: async () => {},
    requireSome: async () => {},
  })
  const of = { isNew: true, isNotice: false }
  for (const failure of failures) await expect(spend('+919', of, async () => {})).rejects.toBe(failure)
  expect(await read()).toContain('painpoint_sms_held_total 1\n')
})

test('a limit that is hit is counted', async () => {
  const { metrics, read } = await openMetrics()
  const logged: number[] = []
  const count = metrics.counting((_request, _reply, status) => logged.push(status))
  count({ routeOptions: { url: '/api/login-user/' } } as never, { elapsedTime: 30 } as never, 429)
  expect(logged).toEqual([429])
  expect(await read()).toContain('painpoint_limits_hit_total{kind="account"} 1\n')
})

test('what goes out, is refused or fails is counted, and still told to who sends', async () => {
  const { metrics, read } = await openMetrics()
  const failures = [null, new RefusedForGood('no such mailbox'), new Error('the line broke')]
  const sendNext = async () => {
    const failure = failures.shift()
    if (failure) throw failure
  }
  const sending: Delivery = {
    sendMail: sendNext,
    sendSms: async () => {},
    takeBack: async () => {},
    sweep: async () => {},
    close: () => {},
  }
  const delivery = metrics.countingDelivery(sending)
  const about: About = { id: '1', kind: 'reset', accountId: null, contactMessageId: null }
  const mail = { id: '1', to: 'ada@example.com', subject: 'A link', text: 'Hello' }
  await delivery.sendMail(mail, about)
  await expect(delivery.sendMail(mail, about)).rejects.toThrow('no such mailbox')
  await expect(delivery.sendMail(mail, about)).rejects.toThrow('the line broke')
  await delivery.sendSms({ id: '2', to: '+919812345678', text: 'A code' }, about)
  const figures = await read()
  for (const [by, outcome] of [
    ['mail', 'sent'],
    ['mail', 'refused'],
    ['mail', 'failed'],
    ['sms', 'sent'],
  ])
    expect(figures).toContain(`painpoint_messages_total{by="${by}",outcome="${outcome}"} 1\n`)
  expect(figures).not.toContain('ada@example.com')
})

test('what waits to be sent is told with its age', async () => {
  const { database, read } = await openMetrics()
  expect(await read()).toContain('painpoint_outbox_messages 0\n')
  await enqueue(database.db, [
    { kind: 'reset', recipient: 'ada@example.com' },
    { kind: 'reset', recipient: 'grace@example.com' },
  ])
  // It waits for its hour.
  await enqueueDigest(database.db)
  await database.db.execute(sql`update outbox set created_at = now() - interval '10 minutes'`)
  const figures = await read()
  expect(figures).toContain('painpoint_database_connections{state="busy"} 0\n')
  expect(figures).toContain('painpoint_database_up 1\n')
  expect(figures).toContain('painpoint_outbox_messages 2\n')
  expect(Number(/^painpoint_outbox_oldest_seconds ([\d.]+)$/m.exec(figures)?.[1])).toBeGreaterThanOrEqual(600)
})

test('nobody is told who calls this machine by another name', async () => {
  const { port } = await openMetrics()
  const statusFor = async (host: string) => {
    const [response] = (await once(
      get(`http://127.0.0.1:${port}/metrics`, { headers: { host } }),
      'response',
    )) as [IncomingMessage]
    response.resume()
    return response.statusCode
  }
  expect([await statusFor('evil.example'), await statusFor('localhost')]).toEqual([403, 200])
})

test('without the database the rest is told all the same', async () => {
  const { read } = await openMetrics(async () => false)
  const figures = await read()
  expect(figures).toContain('painpoint_database_up 0\n')
  expect(figures).not.toMatch(/^painpoint_outbox_\w+ \d/m)
  expect(figures).toContain('painpoint_passwords_waiting 0\n')
})

test('nothing but the figures is told, and a port that is taken is named', async () => {
  const { metrics, port } = await openMetrics()
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404)
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  closing.push(() => other.close())
  const taken = (other.address() as AddressInfo).port
  await expect(listenForMetrics(metrics, taken)).rejects.toThrow(`METRICS_PORT ${taken} can't be`)
})
