import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { StartError } from '../errors/start-error.ts'
import type { Metrics } from './metrics.ts'

export interface MetricsListener {
  port: number
  close: () => void
}

const PATH = '/metrics'
/** A page of another site that gives its name this machine's address would read the figures by that name. */
const OWN_HOST = /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/

/**
 * Tells the figures on a port of its own that only this machine reaches: visitors come through another one.
 * @throws StartError when the port can't be listened on
 */
export async function listenForMetrics(
  { metricsText, contentType }: Pick<Metrics, 'metricsText' | 'contentType'>,
  port: number,
): Promise<MetricsListener> {
  const server = createServer((request, response) => {
    if (!OWN_HOST.test(request.headers.host ?? '')) {
      response.writeHead(403).end()
      return
    }
    if (request.method !== 'GET' || request.url?.split('?')[0] !== PATH) {
      response.writeHead(404).end()
      return
    }
    metricsText().then(
      (text) => response.writeHead(200, { 'content-type': contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  server.listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch (error) {
    throw new StartError(
      `METRICS_PORT ${port} can't be listened on (${(error as NodeJS.ErrnoException).code}): set it to another`,
    )
  }
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
