import type { Server, Socket } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import { createProxyCheck, networkOf } from './network.ts'

/** How many connections may be open at once. */
export interface ConnectionCounts {
  /** In all, proxies' among them. */
  inAll: number
  /** From one IPv4 address or IPv6 /56, unless it is one of our proxies, which counts its clients itself. */
  ofOneSite: number
}

/** A browser opens six to a site, so that forty people behind one address find room. */
export const CONNECTION_COUNTS: ConnectionCounts = { inAll: 5000, ofOneSite: 250 }

/** However many are closed, they are one line of the log in this time. */
const LINE_EVERY_MS = 60_000

/**
 * Closes at once what comes on top, before anything of it is read: who opens connections and asks for nothing takes neither the
 * server's memory nor its open files. The log tells how many there were, and of nobody.
 */
export function limitConnections(
  server: Server,
  { inAll, ofOneSite }: ConnectionCounts,
  { trustedProxies, logger }: { trustedProxies: string | false; logger: FastifyBaseLogger },
): void {
  const isProxy = createProxyCheck(trustedProxies)
  const noteClosed = createClosedCount(logger)
  const open = new Map<string, number>()
  server.maxConnections = inAll
  server.on('drop', () => noteClosed('beyond_all'))
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket
    // Unknown once the client has gone again.
    if (remoteAddress === undefined || isProxy(remoteAddress)) return
    const { site } = networkOf(remoteAddress)
    const before = open.get(site) ?? 0
    if (before >= ofOneSite) {
      socket.destroy()
      noteClosed('beyond_one_network')
      return
    }
    open.set(site, before + 1)
    socket.once('close', () => {
      const left = open.get(site)! - 1
      if (left === 0) open.delete(site)
      else open.set(site, left)
    })
  })
}

type Beyond = 'beyond_all' | 'beyond_one_network'

function createClosedCount(logger: FastifyBaseLogger): (beyond: Beyond) => void {
  let counts: Partial<Record<Beyond, number>> = {}
  let timer: NodeJS.Timeout | undefined
  return (beyond) => {
    counts[beyond] = (counts[beyond] ?? 0) + 1
    timer ??= setTimeout(() => {
      logger.warn({ event: 'connections_closed', counts })
      counts = {}
      timer = undefined
    }, LINE_EVERY_MS).unref()
  }
}
