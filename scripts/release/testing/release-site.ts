import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { RELEASE_PATHS } from '#api/release'
import { headersFor, securityHeaders } from '#server/http/security-headers'
import { fileHeaders } from '#server/site/file-headers'
import { compareSite } from '../compare-site.ts'
import { manifestOf } from '../manifest.ts'

const SBOM = '{}'
const FILES = {
  'site/index.html': '<h1>Home</h1>',
  'site/conditions/gout/index.html': '<h1>Gout</h1>',
  'site/assets/app-1a2b.js': 'run()',
  'site/assets/app-1a2b.js.br': 'compressed',
  'site/404.html': '<h1>Nothing here</h1>',
  'site/set-password/index.html': '<h1>New password</h1>',
  'site/films/walk.webm': 'film',
  'site/manifest.webmanifest': '{"name":"Painpoint"}',
  'site/sitemap.xml': '{BASE_URL}/',
  'site/.vite/manifest.json': '{}',
  'responses/knee.bundle.json': '{"knee":1}',
  'responses/knee.diseases.json': '{"diseases":1}',
  'responses/knee.diagnosisSteps.json': '{"steps":1}',
  'responses/index.json': '{}',
}
/** Where a site serves them. */
export const SERVED: Record<string, string> = {
  '/': '<h1>Home</h1>',
  '/conditions/gout': '<h1>Gout</h1>',
  '/assets/app-1a2b.js': 'run()',
  '/404.html': '<h1>Nothing here</h1>',
  '/films/walk.webm': 'film',
  '/manifest.webmanifest': '{"name":"Painpoint"}',
  '/set-password': '<h1>New password</h1>',
  '/knowledge/knee.json': '{"knee":1}',
  '/diagnosis/get-diseases/knee/': '{"diseases":1}',
  '/diagnosis/get-diagnosis-step/knee/': '{"steps":1}',
  '/.well-known/sbom.cdx.json': SBOM,
}

type SentHeaders = Record<string, string | string[]>

const folder = mkdtempSync(join(tmpdir(), 'painpoint-build-'))
for (const [name, text] of Object.entries(FILES)) {
  mkdirSync(join(folder, name, '..'), { recursive: true })
  writeFileSync(join(folder, name), text)
}
const settings = { SITE_NAME: 'Painpoint', BASE_URL: '' }
/** Of this build; `text` is what the site publishes of it. */
export const manifest = manifestOf(folder, { version: '1.0.0', node: '20.19.0', settings }, SBOM)
export const text = JSON.stringify(manifest)

interface ReleaseSite {
  address: string
  /** What it sends at each path. */
  served: Record<string, string>
  /** What a host on the way makes of the headers. */
  meddle: (headers: SentHeaders, path: string) => SentHeaders
  /** How it differs from this build, whoever signed. */
  differences: () => Promise<string[]>
}

/** A site that serves this build, unsigned, anew for each test of the file. */
export function openReleaseSite(): ReleaseSite {
  const site: ReleaseSite = {
    address: '',
    served: {},
    meddle: (headers) => headers,
    differences: async () => (await compareSite(site.address, text, null)).differences,
  }
  let server: Server
  beforeEach(async () => {
    site.meddle = (headers) => headers
    site.served = { ...SERVED, [RELEASE_PATHS.manifest]: text }
    server = createServer((request, response) => {
      const { status, headers, body } = asServed(request.url!, site.served)
      response.writeHead(status, site.meddle(headers, request.url!)).end(body)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    site.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterEach(() => new Promise((resolve) => server.close(resolve)))
  return site
}

/** As the server does, which `serve-site.test.ts` and `security-headers.test.ts` show. */
function asServed(
  path: string,
  served: ReleaseSite['served'],
): { status: number; headers: SentHeaders; body: string } {
  const send = (status: number, body: string, own: SentHeaders & { 'content-type': string }) => ({
    status,
    body,
    headers: { ...headersFor(securityHeaders(''), own['content-type']), ...own },
  })
  const json = fileHeaders('a.json')
  if (path === '/api/session/') return send(200, '{}', { ...json, 'cache-control': 'no-store' })
  if (path === '/api/session/forget-browser/')
    return send(200, '{}', {
      ...json,
      'cache-control': 'no-store',
      'clear-site-data': '"cache"',
      'set-cookie': ['pp_device=; Path=/api/login-user; Max-Age=0; SameSite=Strict; HttpOnly'],
    })
  const body = served[path.startsWith('/set-password/') ? '/set-password' : path]
  if (body === undefined || path === '/404.html')
    return send(404, served['/404.html']!, fileHeaders('404.html'))
  if (path.startsWith('/set-password/'))
    return send(200, body, { ...fileHeaders('a.html'), 'x-robots-tag': 'noindex' })
  if (/^\/(knowledge|diagnosis)\//.test(path))
    return send(200, body, {
      ...json,
      'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
    })
  if (path.endsWith('.webm'))
    return send(200, body, { ...fileHeaders(path.slice(1)), 'content-type': 'video/webm' })
  if (path.startsWith('/.well-known/'))
    return send(200, body, {
      ...json,
      ...(path.includes('cdx') && { 'content-type': 'application/vnd.cyclonedx+json; charset=utf-8' }),
    })
  const [, file] = /^\/(.*\.\w+)(?:\?|$)/.exec(path) ?? []
  return send(200, body, fileHeaders(file ?? 'index.html'))
}
