import { once } from 'node:events'
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import fc from 'fast-check'
import { API_PATHS } from '#api/paths'
import { RELEASE_PATHS } from '#api/release'
import type { App } from '../http/app-type.ts'
import { headersFor, securityHeaders } from '../http/security-headers.ts'
import { findFault, headerText, SLOWEST_MS, text } from './hostile-requests.ts'
import { NASTY } from './hostile-words.ts'

/** The calls that need no account: what the site knows, and what it is; and what it says of itself to programs. */
export const READ_PATHS = [
  ...Object.values(API_PATHS),
  ...Object.values(RELEASE_PATHS),
  '/.well-known/security.txt',
  '/.well-known/change-password',
]

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'SEARCH'] as const
/** Places and conditions of the fixture, and what is no place at all. */
const NAMES = [
  'low_back',
  'jaw',
  '1',
  '3',
  'elbow',
  'muscle_strain',
  'disc_herniation',
  '__proto__',
  'toString',
]
/** As they stand on the request line: encoded wrongly, twice, too long, or on the way to another folder. */
const RAW = [
  '%zz',
  '%',
  '%00',
  '%c0%ae%c0%ae%c0%af',
  '..%2f..%2fetc%2fpasswd',
  '%252e%252e%252f',
  '../../package.json',
  '..\\..\\package.json',
  '.%2e/%2e./main.js',
  '//evil.example/',
  ';jsessionid=1',
  '%E2%80%AE',
  '%ed%a0%80',
  '%F0%9F',
  'low_back%2f',
  'low_back%00.json',
  'low_back.json.br',
  '?',
  '?&&&==',
  '#low_back',
  '{painLocation}',
  'a/'.repeat(200),
  'x'.repeat(3000),
  '%41'.repeat(900),
]
const RELEVANT_HEADERS = [
  'accept',
  'accept-encoding',
  'if-none-match',
  'if-modified-since',
  'range',
  'content-type',
  'content-encoding',
  'cookie',
  'authorization',
  'origin',
  'host',
  'x-forwarded-host',
  'x-original-url',
  'x-http-method-override',
]
const HEADER_VALUES = [
  '*',
  'br;q=0, gzip;q=0, identity;q=0',
  'br;q=9e999,*;q=-1',
  ','.repeat(2000),
  'W/"'.repeat(700),
  'bytes=0-,-1,5-2',
  'bytes=99999999999999999999-',
]

const part = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...NAMES) },
  { weight: 3, arbitrary: fc.constantFrom(...RAW) },
  {
    weight: 2,
    arbitrary: text.map((value) =>
      encodeURIComponent(value.replaceAll(/[\uD800-\uDFFF]/g, '')).slice(0, 3000),
    ),
  },
)
const query = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom('diseases', 'diseases[]', 'location', '__proto__'), part), part), {
    maxLength: 3,
  })
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'))
const headers = fc.dictionary(
  fc.constantFrom(...RELEVANT_HEADERS),
  fc.oneof(headerText, fc.constantFrom(...HEADER_VALUES)),
  { maxKeys: 2 },
)

/** Requests for one of these calls: half of them with GET, in every other way right in part and wrong in part. */
const hostileReads = (path: string) =>
  fc.record({
    method: fc.oneof(fc.constant('GET' as const), fc.constantFrom(...METHODS)),
    path: fc
      .tuple(part, fc.oneof({ weight: 5, arbitrary: fc.constant('') }, { weight: 1, arbitrary: part }), query)
      .map(
        ([inside, after, asked]) =>
          path.replace('{painLocation}', () => inside) + after + (asked === '' ? '' : `?${asked}`),
      ),
    headers,
    payload: fc.oneof(
      { weight: 3, arbitrary: fc.constant('') },
      { weight: 1, arbitrary: fc.constantFrom(...NASTY).map((body) => body.slice(0, 5000)) },
    ),
  })

/**
 * Sends so many hostile requests to one call, over a connection, since paths are tidied up otherwise; throws with the
 * smallest one that is answered wrongly.
 * @param app one that listens
 * @returns how many were answered with each status, and how long the slowest of them took
 */
export async function attackReads(app: App, path: string, requests: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const { port } = app.server.address() as AddressInfo
  const site = securityHeaders('http://localhost:3000')
  const statuses: Record<number, number> = {}
  let slowestMs = 0
  await fc.assert(
    fc.asyncProperty(hostileReads(path), async ({ payload, ...options }) => {
      const started = performance.now()
      const headers = { ...options.headers, 'content-length': Buffer.byteLength(payload) }
      const request = httpRequest({ agent, port, ...options, headers }).end(payload)
      const [response] = (await once(request, 'response')) as [IncomingMessage]
      const { statusCode = 0 } = response
      const body = await readText(response)
      const tookMs = performance.now() - started
      slowestMs = Math.max(slowestMs, tookMs)
      statuses[statusCode] = (statuses[statusCode] ?? 0) + 1
      // Where nothing is, a page says so, and who asks for the head alone gets no body.
      const type = response.headers['content-type']
      const isError = String(type).startsWith('application/json')
      // What the site is made of is told there on purpose, paths of packages and all.
      const searched = path === RELEASE_PATHS.sbom && statusCode === 200 ? '' : body
      const fault = findFault({ statusCode, body: searched }, options.method !== 'HEAD' && isError)
      if (fault !== null) throw new Error(fault)
      // A 304 has no type of its own: it carries the headers of what has not changed.
      const missing = (type === undefined ? [site.data, site.page] : [headersFor(site, type)]).map(
        (headers) => Object.entries(headers).find(([name, value]) => response.headers[name] !== value)?.[0],
      )
      if (!missing.includes(undefined))
        throw new Error(`${missing.join()} is wrong with status ${statusCode}`)
      if (tookMs > SLOWEST_MS) throw new Error('it took too long')
    }),
    { numRuns: requests },
  )
  agent.destroy()
  return { statuses, slowestMs }
}
