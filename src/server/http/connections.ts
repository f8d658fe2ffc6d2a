import { createServer, STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
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

/**
 * The HTTP server, with its limits in one place. Two `Host` headers are refused, as RFC 9112 asks (3.2): a proxy may look
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
  }
  const server = createServer(settings, (request, response) => {
    // The client then takes another connection for its next request, to another server if there is one.
    if (isStopping()) response.shouldKeepAlive = false
    if (hasTwoHosts(request.rawHeaders)) refuse(request.socket, 400)
    else handle(request, response)
  })
  server.setTimeout(stalledMs)
  return server
}

/** Names and values in turn. */
function hasTwoHosts(rawHeaders: string[]): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts > 1
}

/** What the parser's errors are answered with; any other is 400. */
const STATUS_OF: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** Of what can't be read as a request at all: it never reaches Fastify, nor a hook. */
export const statusOfParserError = ({ code = '' }: NodeJS.ErrnoException): number => STATUS_OF[code] ?? 400

/** Writes a whole response to a connection that no request can be told of, and closes it. */
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
