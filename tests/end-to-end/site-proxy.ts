import { createServer, request as askServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inject } from 'vitest'

interface Altered {
  to: (body: string) => string | null
  type: string | string[] | undefined
  headers: Record<string, string>
  status: number
}

export interface SiteProxy {
  site: string
  /** Method and path of every request that came through. */
  asked: string[]
  /** From now on every connection breaks off, as without a network. */
  disconnect: () => void
  /** As after an update of the site: another service worker, and the old built files are gone. */
  release: () => void
  /** What comes at a path from now on; null is 404. Without a type it comes as what the site sends there. */
  alter: (
    path: string,
    to: (body: string) => string | null,
    type?: string | string[],
    headers?: Record<string, string>,
    status?: number,
  ) => void
  /** From now on it comes as the site sends it. */
  restore: (path: string) => void
  end: () => Promise<void>
}

/** A proxy before the site that can be disconnected, lists every request, those of service workers too, and alters responses. */
export async function openSiteProxy(): Promise<SiteProxy> {
  let isReleased = false
  const altered = new Map<string, Altered>()
  const asked: string[] = []
  let isDisconnected = false
  const server: Server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    if (isDisconnected) {
      request.socket.destroy()
      return
    }
    const alter = altered.get(request.url ?? '')
    if (alter) {
      void sendAltered(request.url!, alter, response)
      return
    }
    const onward = askServer(
      `${inject('site')}${request.url}`,
      {
        method: request.method,
        // Whole and uncompressed, so that it can be changed on the way.
        headers: request.url === '/sw.js' ? { host: request.headers.host ?? '' } : request.headers,
      },
      (answer) => {
        const isGone = isReleased && request.url?.startsWith('/assets/')
        const isWorker = isReleased && request.url === '/sw.js'
        const { 'content-length': _, ...headers } = answer.headers
        response.writeHead(isGone ? 404 : (answer.statusCode ?? 502), isWorker ? headers : answer.headers)
        if (!isWorker) answer.pipe(response)
        else
          void answer
            .toArray()
            .then((parts) => response.end(String(Buffer.concat(parts)).replace(/version:[`"']\w+/g, '$&9')))
      },
    )
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    site: `http://127.0.0.1:${port}`,
    asked,
    release: () => {
      isReleased = true
    },
    alter: (path, to, type, headers = {}, status = 200) =>
      void altered.set(path, { to, type, headers, status }),
    restore: (path) => void altered.delete(path),
    disconnect: () => {
      isDisconnected = true
      server.closeAllConnections()
    },
    end: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function sendAltered(
  path: string,
  { to, type, headers: more, status }: Altered,
  response: ServerResponse,
): Promise<void> {
  const answer = await fetch(`${inject('site')}${path}`)
  const { headers } = answer
  const body = to(await answer.text())
  response
    .writeHead(body === null ? 404 : status, {
      'content-type': type ?? headers.get('content-type') ?? 'text/plain',
      'x-content-type-options': headers.get('x-content-type-options') ?? '',
      'cache-control': 'no-store',
      ...more,
    })
    .end(body)
}
