import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

export interface StaticHost {
  site: string
  /** Method and path of what was left to the server. */
  passedOn: string[]
  close: () => Promise<void>
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

/**
 * Serves an exported site as hosts of static files do: `x.html` at `/x`, `x/index.html` at `/x/`, `404.html` where nothing is, headers by `_headers`,
 * and by `_redirects` what leads elsewhere or to the server.
 */
export async function startStaticHost(folder: string, port = 0): Promise<StaticHost> {
  const rules = readRules(join(folder, '_headers'))
  const redirects = readFileSync(join(folder, '_redirects'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split(' ') as [from: string, to: string, status: string])
  const passedOn: string[] = []

  const respond = (request: IncomingMessage, response: ServerResponse) => {
    const path = (request.url ?? '/').split('?')[0]!
    const [, to, status] = redirects.find(([from]) => matches(from, path)) ?? []
    if (to?.startsWith('http')) {
      passedOn.push(`${request.method} ${path}`)
      passOn(new URL(to).origin, request, response)
    } else if (status === '301') response.writeHead(301, { location: to }).end()
    else if (!path.endsWith('/') && existsSync(join(folder, path, 'index.html')))
      response.writeHead(301, { location: `${path}/` }).end()
    else sendFile(path, to ?? path, response)
  }
  const sendFile = (path: string, shown: string, response: ServerResponse) => {
    const file = [shown.endsWith('/') ? `${shown}index.html` : shown, `${shown}.html`]
      .map((name) => join(folder, decodeURIComponent(name)))
      .find((name) => name.startsWith(join(folder, '/')) && existsSync(name) && statSync(name).isFile())
    const [found, statusCode] = file === undefined ? [join(folder, '404.html'), 404] : [file, 200]
    const headers = rules.filter(({ pattern }) => matches(pattern, path)).flatMap((rule) => rule.headers)
    const type = TYPES[extname(found)] ?? 'application/octet-stream'
    response.writeHead(statusCode, Object.fromEntries([['content-type', type], ...headers]))
    response.end(readFileSync(found))
  }
  const host = createServer(respond).listen(port, '127.0.0.1')
  await once(host, 'listening')
  return {
    site: `http://127.0.0.1:${(host.address() as AddressInfo).port}`,
    passedOn,
    close: async () => {
      host.close()
      host.closeAllConnections()
    },
  }
}

function passOn(server: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url } = request
  const onward = ask(`${server}${url}`, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  onward.on('error', () => response.destroy())
  request.pipe(onward)
}

function readRules(file: string): { pattern: string; headers: [string, string][] }[] {
  return readFileSync(file, 'utf8')
    .split('\n\n')
    .map((rule) => {
      const [pattern = '', ...lines] = rule.trim().split('\n')
      return {
        pattern,
        headers: lines.map(
          (line) =>
            line
              .trim()
              .split(/: (.*)/)
              .slice(0, 2) as [string, string],
        ),
      }
    })
}

/** A star at the end stands for anything, `:file` at the end for one name. */
function matches(pattern: string, path: string): boolean {
  if (pattern.endsWith('*')) return path.startsWith(pattern.slice(0, -1))
  if (!pattern.endsWith('/:file')) return pattern === path
  const folder = pattern.slice(0, -':file'.length)
  return path.startsWith(folder) && /^[^/]+$/.test(path.slice(folder.length))
}
