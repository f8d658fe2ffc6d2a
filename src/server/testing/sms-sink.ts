import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface ReceivedRequest {
  url: string
  headers: IncomingHttpHeaders
  body: string
}

export interface SmsSink {
  /** `127.0.0.1:8080`. */
  host: string
  received: ReceivedRequest[]
  /** What to answer from now on. */
  answer: (status: number) => void
  close: () => Promise<void>
}

/** Takes what an SMS provider would, and keeps it. */
export async function startSmsSink(): Promise<SmsSink> {
  const received: ReceivedRequest[] = []
  let status = 201
  const server = createServer((request, response) => {
    const take = async () => {
      const body = await text(request)
      received.push({ url: request.url ?? '', headers: request.headers, body })
      response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
    }
    void take()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answer: (next) => {
      status = next
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
