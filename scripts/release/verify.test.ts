import { generateKeyPairSync } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { RELEASE_PATHS } from '#api/release'
import { headersFor, securityHeaders } from '#server/http/security-headers'
import { fileHeaders } from '#server/site/file-headers'
import { sha256 } from '#server/site/release-signature'
import { compareSite } from './compare-site.ts'
import { manifestOf } from './manifest.ts'
import { nameOfKey, signRelease } from './sign.ts'

const SBOM = '{}'
const NOW = 1_764_000_000
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
const SERVED: Record<string, string> = {
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

function keyPair() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return { privateKey, publicKey, name: nameOfKey(publicKey) }
}

const folder = mkdtempSync(join(tmpdir(), 'painpoint-build-'))
for (const [name, text] of Object.entries(FILES)) {
  mkdirSync(join(folder, name, '..'), { recursive: true })
  writeFileSync(join(folder, name), text)
}
const settings = { SITE_NAME: 'Painpoint', BASE_URL: '' }
const manifest = manifestOf(folder, { version: '1.0.0', node: '20.19.0', settings }, SBOM)
const text = JSON.stringify(manifest)

test('a release lists what is served, where it is served, and nothing else', () => {
  expect(Object.keys(manifest.files)).toEqual(Object.keys(SERVED).sort())
})

describe('comparing a running site', () => {
  let server: Server
  let site: string
  let served: Record<string, string>
  let meddle: (headers: SentHeaders, path: string) => SentHeaders
  beforeEach(async () => {
    meddle = (headers) => headers
    served = { ...SERVED, [RELEASE_PATHS.manifest]: text }
    server = createServer((request, response) => {
      const { status, headers, body } = asServed(request.url!)
      response.writeHead(status, meddle(headers, request.url!)).end(body)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterEach(() => new Promise((resolve) => server.close(resolve)))

  /** As the server does, which `serve-site.test.ts` and `security-headers.test.ts` show. */
  function asServed(path: string): { status: number; headers: SentHeaders; body: string } {
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

  test('finds nothing where it serves this build, signed or not', async () => {
    const all = { differences: [], fileCount: Object.keys(SERVED).length }
    expect(await compareSite(site, text, null)).toEqual({ ...all, signedBy: null })
    const { privateKey, name } = keyPair()
    served[RELEASE_PATHS.signature] = await signRelease(text, { own: privateKey, next: [] }, NOW)
    expect(await compareSite(site, text, null)).toEqual({ ...all, signedBy: name })
    expect(await compareSite(site, text, name)).toEqual({ ...all, signedBy: name })
  })

  const differences = async () => (await compareSite(site, text, null)).differences
  const NOTHING_THERE = new Set(['/404.html', '/compared-by-npm-run-verify'])

  test('says what a page is open to without its policy, and what leads away from it, though each file is right', async () => {
    meddle = ({ 'content-security-policy': policy, ...headers }, path) => ({
      ...headers,
      ...(path !== '/' && { 'content-security-policy': policy! }),
      ...(path === '/conditions/gout' && { refresh: '0; url=https://evil.example/' }),
      link: NOTHING_THERE.has(path)
        ? '</evil.css>; rel=stylesheet'
        : '<https://pain.example/>; rel="canonical"',
    })
    expect(await differences()).toEqual([
      'content-security-policy is missing: a page may run or load what is not its own (/)',
      'link is "</evil.css>; rel=stylesheet": it brings something into the page (/404.html and 1 more)',
      'refresh: it leads people away from the page (/conditions/gout)',
    ])
  })

  test.each([
    ['/', { 'set-cookie': 'id=1' }, 'set-cookie: it puts a cookie on the device of everybody who comes by'],
    [
      '/films/walk.webm',
      { 'clear-site-data': '"storage"' },
      'clear-site-data: it has browsers delete what they keep of this site: answers, and trust in a release',
    ],
    [
      '/knowledge/knee.json',
      { nel: '{"report_to":"x"}' },
      'nel: browsers tell somebody which addresses were visited',
    ],
    [
      '/assets/app-1a2b.js',
      { 'access-control-allow-origin': '*' },
      'access-control-allow-origin: pages of other sites may read this',
    ],
    [
      '/',
      { 'content-security-policy-report-only': "default-src 'none'; report-uri https://evil.example/" },
      'content-security-policy-report-only: browsers report to somebody what this site does not ask about',
    ],
    [
      '/',
      { 'reporting-endpoints': 'reports="https://evil.example/"' },
      'reporting-endpoints is "reports="https://evil.example/"": browsers report what they refuse to nobody, or to somebody else',
    ],
    [
      '/assets/app-1a2b.js',
      { 'content-type': 'text/plain' },
      'content-type is "text/plain": browsers take this for something else than it is',
    ],
    [
      '/conditions/gout',
      { 'content-type': 'text/html; charset=utf-7' },
      'content-type is "text/html; charset=utf-7": browsers take this for something else than it is',
    ],
    [
      '/',
      { 'cache-control': 'public, max-age=14400' },
      'cache-control is "public, max-age=14400": browsers and hosts on the way may go on showing an old release',
    ],
    [
      '/api/session/',
      { 'cache-control': 'private, max-age=60' },
      'cache-control is "private, max-age=60": what belongs to one visitor may be kept and shown to another',
    ],
    [
      '/api/session/',
      { 'set-cookie': 'id=1' },
      'set-cookie: it puts a cookie on the device of everybody who comes by',
    ],
    [
      '/set-password/compared-by-npm-run-verify',
      { 'x-robots-tag': 'all' },
      'x-robots-tag does not say "noindex": search engines may list an address that holds a secret',
    ],
    [
      '/api/session/forget-browser/',
      { 'set-cookie': 'pp_device=; Path=/; Max-Age=0' },
      ['set-cookie: cookies come without HttpOnly', 'set-cookie: cookies come without SameSite=Strict'],
    ],
    [
      '/api/session/forget-browser/',
      { 'clear-site-data': '"*"' },
      'clear-site-data is "*" and not "cache": browsers delete something else than was asked for',
    ],
  ])('says what comes of it where a proxy sends %s with %o', async (at, other, expected) => {
    meddle = (headers, path) => ({ ...headers, ...(path === at && other) })
    expect(await differences()).toEqual([expected].flat().map((line) => `${line} (${at})`))
  })

  test('looks at the first page of a language where people open it', async () => {
    const files = { ...manifest.files, '/hi': sha256('home in Hindi'), '/hi/sw.js': sha256('worker') }
    const both = JSON.stringify({ ...manifest, files })
    served = {
      ...served,
      [RELEASE_PATHS.manifest]: both,
      '/hi': 'home in Hindi',
      '/hi/': 'something else',
      '/hi/sw.js': 'worker',
    }
    expect((await compareSite(site, both, null)).differences).toEqual(['/hi/ differs (br)'])
  })

  test('asks for the worker under the address of the guard as well', async () => {
    const files = { ...manifest.files, '/sw.js': sha256('worker') }
    const all = JSON.stringify({ ...manifest, files })
    served = { ...served, [RELEASE_PATHS.manifest]: all, '/sw.js': 'worker', '/sw.js?guard': 'worker' }
    expect((await compareSite(site, all, null)).differences).toEqual([])
    served['/sw.js?guard'] = 'another'
    expect((await compareSite(site, all, null)).differences).toEqual(['/sw.js?guard differs (br)'])
  })

  test('lets a host write nothing of its own into the terminal', async () => {
    const esc = '\u001b'
    const lie = `~${esc}[2J${esc}[Hhttp://site serves what this checkout builds\n${esc}[8m\u202e\u2028\u009b`
    const files = { ...manifest.files, [lie]: '0a' }
    served[RELEASE_PATHS.manifest] = JSON.stringify({ ...manifest, version: lie, files })
    const said = await differences()
    expect(said).toHaveLength(2)
    for (const line of said) {
      expect(line).not.toMatch(/[\p{C}\p{Zl}]/u)
      expect(line).toContain('\\u{1b}[2J')
    }
  })

  test('says what is missing of what a call must bring', async () => {
    const taken = new Set(['clear-site-data', 'set-cookie'])
    meddle = (headers) => Object.fromEntries(Object.entries(headers).filter(([name]) => !taken.has(name)))
    expect(await differences()).toEqual([
      'clear-site-data is missing: "Wipe everything" leaves in the browser\'s cache what tells where it hurt (/api/session/forget-browser/)',
      'set-cookie: pp_device is not taken back (/api/session/forget-browser/)',
    ])
  })

  test('takes what hosts of files send in other words, and what they keep for shorter', async () => {
    meddle = (headers, path) => ({
      ...headers,
      ...(path.endsWith('.js') && { 'content-type': 'application/javascript' }),
      ...(path === '/films/walk.webm' && { 'cache-control': 'public, max-age=0, must-revalidate' }),
      server: 'host',
      'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
    })
    expect(await differences()).toEqual([])
  })

  test('names a page that is shown where nothing is, and a call that nobody answers', async () => {
    served['/404.html'] = '<h1>Buy here</h1>'
    expect(await differences()).toContain('it is not /404.html (/compared-by-npm-run-verify)')
  })

  test('takes data with the policy of a page, as hosts of files send it, and no page with that of data', async () => {
    const { page, data } = securityHeaders('https://pain.example')
    meddle = (headers) => ({ ...headers, ...page })
    expect(await differences()).toEqual([])
    meddle = (headers) => ({
      ...Object.fromEntries(Object.entries(headers).filter(([name]) => !(name in page))),
      ...data,
    })
    const names = (await differences()).map((line) => line.split(' ')[0])
    expect(names).toEqual([
      'content-security-policy',
      'cross-origin-opener-policy',
      'permissions-policy',
      'reporting-endpoints',
    ])
  })

  test('names each file that is other, missing or not ours', async () => {
    served['/assets/app-1a2b.js'] = 'run(), tell()'
    delete served['/knowledge/knee.json']
    const files = { ...manifest.files, '/assets/more.js': 'ab' }
    served[RELEASE_PATHS.manifest] = JSON.stringify({ ...manifest, node: '22.0.0', files })
    expect((await compareSite(site, text, null)).differences).toEqual([
      '/assets/app-1a2b.js differs (br)',
      '/assets/more.js is served, and not in this checkout',
      '/knowledge/knee.json is answered with 404',
      'Node of the site\'s build is "22.0.0", of this one "20.19.0"',
    ])
  })

  test('names each file of which the list says something else, though what is served is right', async () => {
    const files: Record<string, string> = { ...manifest.files, '/assets/app-1a2b.js': 'evil' }
    delete files['/knowledge/knee.json']
    const published = JSON.stringify({ ...manifest, files })
    served[RELEASE_PATHS.manifest] = published
    const { privateKey, name } = keyPair()
    served[RELEASE_PATHS.signature] = await signRelease(published, { own: privateKey, next: [] }, NOW)
    expect((await compareSite(site, text, name)).differences).toEqual([
      '/assets/app-1a2b.js has another hash in /.well-known/release.json',
      '/knowledge/knee.json is not in /.well-known/release.json',
    ])
  })

  test('names a list that reads the same and has other bytes', async () => {
    const twice = text.replace('"files":', '"files":{"/":"evil"},"files":')
    expect(JSON.parse(twice)).toEqual(manifest)
    for (const published of [twice, `${text}\n`, text.replace('{', '{"more":1,')]) {
      served[RELEASE_PATHS.manifest] = published
      expect((await compareSite(site, text, null)).differences).toEqual([
        '/.well-known/release.json has other bytes',
      ])
    }
  })

  test('names a site that does not say what it serves', async () => {
    delete served[RELEASE_PATHS.manifest]
    expect((await compareSite(site, text, null)).differences).toEqual([
      '/.well-known/release.json is missing: the site does not say what it serves',
    ])
  })

  test('says when another key has signed, when nobody has, and when something else was signed', async () => {
    const [own, other] = [keyPair(), keyPair()]
    const signed = async (what: string) => signRelease(what, { own: other.privateKey, next: [] }, NOW)
    served[RELEASE_PATHS.signature] = await signed(text)
    expect((await compareSite(site, text, own.name)).differences).toEqual([
      `/.well-known/release.jws is not signed by ${own.name}`,
    ])
    served[RELEASE_PATHS.signature] = await signed('{}')
    expect((await compareSite(site, text, other.name)).differences).toEqual([
      '/.well-known/release.jws signs another manifest than /.well-known/release.json',
    ])
    delete served[RELEASE_PATHS.signature]
    expect((await compareSite(site, text, own.name)).differences).toEqual([
      '/.well-known/release.jws is missing: nobody has signed',
    ])
  })
})
