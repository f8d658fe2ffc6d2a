import { once } from 'node:events'
import { Agent, createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Proxy {
  url: string
  /** Which servers there are from now on; one that comes is used once it has said that it is ready. */
  use: (servers: readonly string[]) => void
  /** Servers that were ready when asked last. */
  ready: () => string[]
  close: () => Promise<void>
}

const ASK_EVERY_MS = 100
const ANSWER_WITHIN_MS = 1000
/** A server that answers so many times in a row too late is away, as HAProxy's `fall` has it. */
const MOST_LATE = 3

/**
 * A reverse proxy as docs/operating.md asks for one: it sends requests in turn to the servers that say they are ready, to all
 * of them when none does, and keeps its connections to them. It tries nothing twice, so that whatever a server drops is lost.
 */
export async function startProxy(): Promise<Proxy> {
  let servers: readonly string[] = []
  let ready: string[] = []
  let turn = 0
  const closed = new AbortController()
  const agent = new Agent({ keepAlive: true })

  const late = new Map<string, number>()
  const check = async (server: string) => {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
    const isReady = await fetch(`${server}/api/ready`, { signal }).then(
      ({ ok }) => ok,
      // A busy machine answers late now and then; a server that refuses is away at once.
      () => (signal.aborted && !isLateAgain(server) ? ready.includes(server) : false),
    )
    if (!signal.aborted) late.delete(server)
    ready = servers.filter((each) => (each === server ? isReady : ready.includes(each)))
  }
  const isLateAgain = (server: string) => {
    const times = (late.get(server) ?? 0) + 1
    late.set(server, times)
    return times >= MOST_LATE
  }
  const watch = async () => {
    while (!closed.signal.aborted) {
      await Promise.all(servers.map(check))
      await sleep(ASK_EVERY_MS)
    }
  }

  const pass = (request: IncomingMessage, response: ServerResponse) => {
    const choice = ready.length > 0 ? ready : servers
    const server = choice[turn++ % choice.length]
    const { method, headers } = request
    const onward = ask(`${server}${request.url}`, { agent, method, headers }, (answer) => {
      const { connection: _, ...kept } = answer.headers
      response.writeHead(answer.statusCode ?? 502, kept)
      answer.pipe(response)
      answer.once('error', () => response.destroy())
    })
    onward.once('error', (error: NodeJS.ErrnoException) => {
      if (response.headersSent) response.destroy()
      else response.writeHead(502, { 'x-reason': error.code ?? 'unknown' }).end()
    })
    request.pipe(onward)
  }
  const proxy = createServer(pass).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const watching = watch()
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    use: (those) => {
      servers = those
    },
    ready: () => ready,
    close: async () => {
      closed.abort()
      await watching
      proxy.close()
      proxy.closeAllConnections()
      agent.destroy()
    },
  }
}
