import { once } from 'node:events'
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import fc from 'fast-check'
import { REPORTS_PATH } from '#api/paths'
import type { App } from '../http/app-type.ts'
import { findFault, headerText, SLOWEST_MS } from './hostile-requests.ts'
import { NASTY } from './hostile-words.ts'

const REPORT_TYPES = [
  'application/reports+json',
  'application/csp-report',
  'application/json',
  'application/reports+json; charset=utf-16',
  'text/plain',
  '',
]
const nasty = fc.constantFrom(...NASTY)
const report = fc.oneof(
  fc.record({ type: nasty, body: fc.record({ effectiveDirective: fc.oneof(nasty, fc.jsonValue()) }) }),
  fc.record({ 'csp-report': fc.oneof(fc.jsonValue(), fc.record({ 'violated-directive': nasty })) }),
  fc.jsonValue({ maxDepth: 4 }),
)
const reports = fc.oneof(
  fc.array(report, { maxLength: 50 }).map((sent) => JSON.stringify(sent)),
  report.map((sent) => JSON.stringify(sent)),
  nasty,
  fc.constantFrom('['.repeat(60_000), `[${'{},'.repeat(20_000)}{}]`, 'x'.repeat(70_000)),
)
const hostileReports = fc.record({
  method: fc.oneof(
    { weight: 9, arbitrary: fc.constant('POST') },
    { weight: 1, arbitrary: fc.constant('PUT') },
  ),
  type: fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...REPORT_TYPES) },
    { weight: 1, arbitrary: headerText },
  ),
  payload: reports,
  network: fc.integer({ min: 0, max: 2 ** 24 - 1 }),
})

interface Seen {
  statuses: Record<number, number>
  slowestMs: number
}

/** Sends so many hostile reports, each from another network; throws with the smallest that is answered wrongly. */
export async function attackReports(app: App, requests: number): Promise<Seen> {
  const ask = asker((app.server.address() as AddressInfo).port)
  await fc.assert(
    fc.asyncProperty(hostileReports, async ({ method, type, payload, network }) => {
      const headers = {
        'content-type': type,
        'x-forwarded-for': `10.${network >> 16}.${(network >> 8) & 255}.${network & 255}`,
      }
      const { statusCode, body } = await ask.send({ method, path: REPORTS_PATH, headers, payload })
      const fault = findFault({ statusCode, body }, false)
      if (fault !== null) throw new Error(fault)
    }),
    { numRuns: requests },
  )
  return ask.end()
}

const hostileFigures = fc.record({
  method: fc.constantFrom('GET', 'GET', 'GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD'),
  path: fc
    .tuple(
      fc.oneof(
        fc.constant('/metrics'),
        fc.constantFrom('/metrics/', '//metrics', '/metrics/..', '/', '/api/health', '/%6detrics', '*'),
      ),
      fc.constantFrom('', '?', '?x=1', '%00', '/../metrics', '#metrics', '?'.repeat(3000)),
    )
    .map((parts) => parts.join('')),
  headers: fc.dictionary(
    fc.constantFrom('host', 'origin', 'accept', 'range', 'x-forwarded-for'),
    headerText,
    {
      maxKeys: 2,
    },
  ),
  payload: fc.oneof(fc.constant(''), nasty),
})

/** Sends so many hostile requests to the port of the figures, which tells them at one address and to one method alone. */
export async function attackMetrics(port: number, requests: number): Promise<Seen> {
  const ask = asker(port)
  await fc.assert(
    fc.asyncProperty(hostileFigures, async (request) => {
      const { statusCode, body } = await ask.send(request)
      const isAsked = request.method === 'GET' && /^\/metrics(\?|$)/.test(request.path)
      // Node's client sends its own where there is none, and where it is empty.
      const host = request.headers.host || 'localhost'
      const isOurs = /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host)
      const expected = !isOurs ? 403 : isAsked ? 200 : 404
      // The parser itself refuses what is no request.
      if (statusCode !== expected && statusCode !== 400) throw new Error(`it is answered with ${statusCode}`)
      if (statusCode !== 200 && body !== '') throw new Error('it tells something')
    }),
    { numRuns: requests },
  )
  return ask.end()
}

interface Asked {
  method: string
  path: string
  headers: Record<string, string>
  payload: string
}

/** Over one connection; ends what takes too long. */
function asker(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const seen: Seen = { statuses: {}, slowestMs: 0 }
  return {
    async send({ payload, headers, ...options }: Asked) {
      const started = performance.now()
      const length = { 'content-length': Buffer.byteLength(payload) }
      const request = httpRequest({ agent, port, ...options, headers: { ...headers, ...length } }).end(
        payload,
      )
      const [response] = (await once(request, 'response')) as [IncomingMessage]
      const body = await readText(response)
      const { statusCode = 0 } = response
      const tookMs = performance.now() - started
      seen.statuses[statusCode] = (seen.statuses[statusCode] ?? 0) + 1
      seen.slowestMs = Math.max(seen.slowestMs, tookMs)
      if (tookMs > SLOWEST_MS) throw new Error('it took too long')
      return { statusCode, body }
    },
    end() {
      agent.destroy()
      return seen
    },
  }
}
