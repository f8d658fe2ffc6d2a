import { createServer, STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { ErrorBody } from '#api/errors'

/** Whether the server is about to stop: begun by who stops it, asked by who answers. */
export interface Stopping {
  begin: () => void
  isStopping: () => boolean
}

export function createStopping(): Stopping {
  let begun = false
  return {
    begin: () => {
      begun = true
    },
    isStopping: () => begun,
  }
}

/** How long clients may take; in milliseconds. */
export interface ConnectionLimits {
  /** For a request to arrive whole, headers and body. */
  requestMs: number
  /** Without a byte going either way, while there is something to send or to receive. */
  stalledMs: number
  /** Between two requests. Longer than the minute for which proxies keep their connections. */
  idleMs: number
}

/** A response may take as long as a slow phone needs to load a film, if only it goes on. */
export const CONNECTION_LIMITS: ConnectionLimits = { requestMs: 20_000, stalledMs: 30_000, idleMs: 72_000 }

/** How much later than `requestMs` a request may be found to be late: checked so many times within it. */
const CHECKS = 4

/** Browsers and proxies ask one by one; few programs ask ahead, and none for long. */
const MOST_AHEAD = 16

/**
 * The HTTP server, with its limits in one place. No or two `Host` headers are refused, as RFC 9112 asks (3.2): a proxy may look
 * at one of them and we at the other.
 */
export function createHttpServer(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
  { requestMs, stalledMs, idleMs }: ConnectionLimits,
  refuse: (socket: Duplex, status: number) => void,
  { isStopping }: Pick<Stopping, 'isStopping'>,
): Server {
  const settings = {
    requestTimeout: requestMs,
    headersTimeout: requestMs,
    keepAliveTimeout: idleMs,
    connectionsCheckingInterval: requestMs / CHECKS,
    // Node's own refusal lacks the headers of every response.
    requireHostHeader: false,
  }
  const inTurn = createTurns()
  const server = createServer(settings, (request, response) =>
    inTurn(request.socket, response, () => {
      // The client then takes another connection for its next request, to another server if there is one.
      if (isStopping()) response.shouldKeepAlive = false
      if (!isHostRight(request)) refuse(request.socket, 400)
      else if (isLengthUnknown(request)) refuse(request.socket, 501)
      else handle(request, response)
    }),
  )
  // Only `Expect: 100-continue` is supported.
  server.on('checkExpectation', (request) => refuse(request.socket, 417))
  server.setTimeout(stalledMs)
  return server
}

/**
 * Has the requests of a connection worked on one after the other: Node hands over all that were sent ahead at once. Their
 * responses would wait in memory, with the films they had opened, and of those that wait when the connection ends Node tells
 * nobody. Who asks too far ahead is closed.
 */
function createTurns() {
  const latest = new WeakMap<Socket, ServerResponse>()
  const waiting = new WeakMap<Socket, number>()
  return (socket: Socket, response: ServerResponse, work: () => void): void => {
    const before = latest.get(socket)
    latest.set(socket, response)
    // A response has its connection once those before it are out.
    if (response.socket !== null || before === undefined) {
      work()
      return
    }
    const ahead = (waiting.get(socket) ?? 0) + 1
    waiting.set(socket, ahead)
    if (ahead > MOST_AHEAD) {
      socket.destroy()
      return
    }
    before.once('finish', () => {
      waiting.set(socket, waiting.get(socket)! - 1)
      if (response.socket !== null) work()
    })
  }
}

/** Whether one host is named; a client of HTTP/1.0 need not name one. */
function isHostRight({ rawHeaders, httpVersionMinor }: IncomingMessage): boolean {
  let hosts = 0
  // Names and values in turn.
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts === 1 || (hosts === 0 && httpVersionMinor === 0)
}

/** Whether the body comes in a coding that can't be read, so that nobody can tell where it ends: RFC 9112, 6.1. */
const isLengthUnknown = ({ headers }: IncomingMessage): boolean =>
  (headers['transfer-encoding'] ?? 'chunked').toLowerCase() !== 'chunked'

/** What the parser's errors are answered with; any other is 400. */
const STATUS_OF: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** Of what can't be read as a request at all: it never reaches Fastify, nor a hook. */
export const statusOfParserError = ({ code = '' }: NodeJS.ErrnoException): number => STATUS_OF[code] ?? 400

/** Writes a whole response to a connection without a readable request, and closes it. */
export function refuseConnection(socket: Duplex, status: number, headers: Record<string, string>): void {
  if (socket.destroyed || !socket.writable) return
  const error: ErrorBody['error'] = {
    code: 'invalid_request',
    message: status === 408 ? 'The request took too long to arrive.' : 'This is no request that can be read.',
  }
  const body = JSON.stringify({ error } satisfies ErrorBody)
  const lines = Object.entries({
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`)
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines].join('\r\n')
  socket.end(`${head}\r\n\r\n${body}`, () => socket.destroy())
}
