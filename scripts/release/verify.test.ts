import { generateKeyPairSync } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { RELEASE_PATHS } from '#api/release'
import { headersFor, securityHeaders } from '#server/http/security-headers'
import { readSignature, sha256 } from '#server/site/release-signature'
import { compareSite } from './compare-site.ts'
import { manifestOf } from './manifest.ts'
import { nameOfKey, readReleaseKeys, signRelease } from './sign.ts'

const SBOM = '{}'
const NOW = 1_764_000_000
const FILES = {
  'site/index.html': '<h1>Home</h1>',
  'site/conditions/gout/index.html': '<h1>Gout</h1>',
  'site/assets/app-1a2b.js': 'run()',
  'site/assets/app-1a2b.js.br': 'compressed',
  'site/404.html': '<h1>Nothing here</h1>',
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
  '/knowledge/knee.json': '{"knee":1}',
  '/diagnosis/get-diseases/knee/': '{"diseases":1}',
  '/diagnosis/get-diagnosis-step/knee/': '{"steps":1}',
  '/.well-known/sbom.cdx.json': SBOM,
}

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
  let meddle: (headers: Record<string, string>, path: string) => Record<string, string>
  beforeEach(async () => {
    meddle = (headers) => headers
    served = { ...SERVED, [RELEASE_PATHS.manifest]: text }
    server = createServer((request, response) => {
      const body = served[request.url!]
      const status = body === undefined || request.url === '/404.html' ? 404 : 200
      const type = request.url!.includes('json') ? 'application/json' : 'text/html'
      response
        .writeHead(status, {
          'content-type': type,
          ...meddle(headersFor(securityHeaders(''), type), request.url!),
        })
        .end(body)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterEach(() => new Promise((resolve) => server.close(resolve)))

  test('finds nothing where it serves this build, signed or not', async () => {
    const all = { differences: [], fileCount: Object.keys(SERVED).length }
    expect(await compareSite(site, text, null)).toEqual({ ...all, signedBy: null })
    const { privateKey, name } = keyPair()
    served[RELEASE_PATHS.signature] = await signRelease(text, { own: privateKey, next: [] }, NOW)
    expect(await compareSite(site, text, null)).toEqual({ ...all, signedBy: name })
    expect(await compareSite(site, text, name)).toEqual({ ...all, signedBy: name })
  })

  test('names headers that leave a page open, lead away from it or bring a style, though each file is right', async () => {
    meddle = ({ 'content-security-policy': policy, ...headers }, path) => ({
      ...headers,
      ...(path !== '/' && { 'content-security-policy': policy! }),
      ...(path === '/conditions/gout' && { refresh: '0; url=https://evil.example/' }),
      link: path === '/404.html' ? '</evil.css>; rel=stylesheet' : '<https://pain.example/>; rel="canonical"',
    })
    const other = (name: string, path: string) =>
      `${name}: another header than this checkout sends, at ${path}`
    expect((await compareSite(site, text, null)).differences).toEqual([
      other('content-security-policy', '/'),
      other('link', '/404.html'),
      other('refresh', '/conditions/gout'),
    ])
  })

  test('names a page of another type, and headers that have a browser forget what it trusts', async () => {
    meddle = (headers, path) => ({
      ...headers,
      ...(path === '/' && { 'content-type': 'text/html; charset=utf-16' }),
      ...(path === '/knowledge/knee.json' && { 'clear-site-data': '"storage"' }),
    })
    expect((await compareSite(site, text, null)).differences).toEqual([
      'clear-site-data: another header than this checkout sends, at /knowledge/knee.json',
      'content-type: another header than this checkout sends, at /',
    ])
  })

  test('looks at the first page of a language where people open it', async () => {
    const files = { ...manifest.files, '/hi': sha256('home in Hindi') }
    const both = JSON.stringify({ ...manifest, files })
    served = { ...served, [RELEASE_PATHS.manifest]: both, '/hi': 'home in Hindi', '/hi/': 'something else' }
    expect((await compareSite(site, both, null)).differences).toEqual(['/hi/ differs (br)'])
  })

  test('takes data with the policy of a page, as hosts of files send it, and no page with that of data', async () => {
    const { page, data } = securityHeaders('https://pain.example')
    meddle = () => page
    expect((await compareSite(site, text, null)).differences).toEqual([])
    meddle = () => data
    const names = (await compareSite(site, text, null)).differences.map((line) => line.split(':')[0])
    expect(names).toEqual(['content-security-policy', 'cross-origin-opener-policy', 'permissions-policy'])
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

describe('signing', () => {
  test('names the own key first, then those that may sign next', async () => {
    const [own, next] = [keyPair(), keyPair()]
    const jws = await signRelease(text, { own: own.privateKey, next: [next.name] }, NOW)
    expect(await readSignature(jws, [next.name, own.name])).toMatchObject({
      key: own.name,
      keys: [own.name, next.name],
      signedAt: NOW,
    })
    expect(await readSignature(jws, [next.name])).toBeNull()
    expect(await readSignature(`${jws.slice(0, -8)}AAAAAAAA`, [own.name])).toBeNull()
    expect(await readSignature('no signature', null)).toBeNull()
  })

  test('takes its keys from files, one of them behind a passphrase', () => {
    const [own, next] = [keyPair(), keyPair()]
    const write = (name: string, pem: string | Buffer) => {
      writeFileSync(join(folder, name), pem)
      return join(folder, name)
    }
    const encrypted = own.privateKey.export({
      type: 'pkcs8',
      format: 'pem',
      cipher: 'aes-256-cbc',
      passphrase: 'p',
    })
    const variables = {
      RELEASE_KEY: write('own.pem', encrypted),
      RELEASE_KEY_PASSPHRASE: 'p',
      RELEASE_NEXT_KEYS: write('next.pem', next.publicKey.export({ type: 'spki', format: 'pem' })),
    }
    expect(readReleaseKeys(variables)).toMatchObject({ next: [next.name] })
    expect(() => readReleaseKeys({ ...variables, RELEASE_KEY_PASSPHRASE: 'q' })).toThrow('passphrase')
    expect(() => readReleaseKeys({ ...variables, RELEASE_NEXT_KEYS: 'away.pem' })).toThrow(
      'no key in away.pem',
    )
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
      type: 'pkcs8',
      format: 'pem',
    })
    expect(() => readReleaseKeys({ RELEASE_KEY: write('rsa.pem', rsa) })).toThrow('no Ed25519 key')
    expect(readReleaseKeys({})).toBeNull()
    expect(readFileSync(variables.RELEASE_KEY, 'utf8')).toContain('ENCRYPTED')
  })
})
