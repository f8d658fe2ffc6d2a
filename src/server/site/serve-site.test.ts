import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { App } from '../http/app-type.ts'
import { buildTestApp } from '../testing/build-test-app.ts'

let app: App
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

test.each([
  ['/', 'Home'],
  ['/man-body', 'Body'],
  ['/man-body/', 'Body'],
])('%s is its prerendered page, asked about each time', async (url, title) => {
  const response = await app.inject(url)
  expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-cache'])
  expect(response.headers['content-type']).toMatch(/^text\/html/)
  expect(response.body).toContain(title)
  const again = await app.inject({ url, headers: { 'if-none-match': response.headers.etag } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('a link for a new password leads to its page, which nobody lists', async () => {
  for (const url of ['/set-password/a-secret_1', '/set-password/a-secret_1/']) {
    const response = await app.inject(url)
    expect([response.statusCode, response.headers['x-robots-tag']]).toEqual([200, 'noindex'])
    expect(response.body).toContain('New password')
  }
})

test('the first page of a language is below a slash, where its service worker works', async () => {
  const home = await app.inject('/hi/')
  expect([home.statusCode, home.body]).toEqual([200, expect.stringContaining('Hindi home')])
  for (const query of ['', '?from=mail']) {
    const response = await app.inject(`/hi${query}`)
    expect([response.statusCode, response.headers.location]).toEqual([301, `/hi/${query}`])
  }
})

test('people spell the location page both ways', async () => {
  const response = await app.inject('/pain-location-body')
  expect([response.statusCode, response.headers.location]).toEqual([301, '/pain-loaction-body'])
})

test('an unknown page is a page, under 404', async () => {
  for (const url of ['/nothing', '/man-body/nothing', '/assets/nothing.js', '/.vite/manifest.json']) {
    const response = await app.inject(url)
    expect([url, response.statusCode]).toEqual([url, 404])
    expect(response.body).toContain('Nothing here')
  }
})

test('an address that can not be read is a page for people too', async () => {
  const response = await app.inject('/%ff')
  expect([response.statusCode, response.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  expect(response.body).toContain('Nothing here')
  expect(response.headers['content-security-policy']).toBe(
    (await app.inject('/nothing')).headers['content-security-policy'],
  )
  expect((await app.inject('/api/%ff')).json()).toMatchObject({ error: { code: 'invalid_request' } })
})

test('a slash too many leads to no page, first page or other', async () => {
  const { port } = (await listening()).address() as AddressInfo
  for (const path of [
    '//',
    '//?from=mail',
    '///',
    '///man-body',
    '/man-body//',
    '/hi//',
    '/conditions/gout//',
  ]) {
    // As it is: what makes addresses whole would take the second slash for a host.
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      get({ host: '127.0.0.1', port, path }, resolve).on('error', reject)
    })
    const page = await text(response)
    expect([path, response.statusCode, page]).toEqual([path, 404, expect.stringContaining('Nothing here')])
  }
})

async function listening() {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return app.server
}

test.each([
  ['GET', '/api/nothing'],
  ['GET', '/diagnosis'],
  ['GET', '/knowledge/x/y'],
  ['GET', '/user/create-account/'],
  ['POST', '/man-body'],
  ['DELETE', '/api/health'],
] as const)('%s %s is answered as a program needs it', async (method, url) => {
  const response = await app.inject({ method, url })
  expect([response.statusCode, response.json()]).toEqual([
    404,
    { error: { code: 'not_found', message: 'There is nothing at this address.' } },
  ])
})

test('what somebody reads about is served, but no route says it', async () => {
  const response = await app.inject('/conditions/gout/')
  expect([response.statusCode, response.body]).toEqual([200, expect.stringContaining('Gout')])
  expect((await app.inject('/conditions/nothing')).statusCode).toBe(404)
  expect(app.hasRoute({ method: 'GET', url: '/conditions/gout' })).toBe(false)
})

test('what is named by its content never has to be asked about again', async () => {
  const plain = await app.inject('/assets/app-1a2b.js')
  expect(plain.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  })
  const brotli = await app.inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': 'br' } })
  expect(brotli.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': plain.headers['content-type'],
  })
  expect(brotli.body).toBe('not really brotli')
})

test('each client gets an encoding that it takes, and hears when its own has not changed', async () => {
  const ask = (headers: Record<string, string>) => app.inject({ url: '/man-body', headers })
  const identity = await ask({})
  expect(identity.headers).not.toHaveProperty('content-encoding')
  for (const [encoding, decode] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const response = await ask({ 'accept-encoding': encoding })
    expect(response.headers['content-encoding']).toBe(encoding)
    expect(decode(response.rawPayload).toString()).toBe(identity.body)
    const known = response.headers.etag ?? ''
    const again = await ask({ 'accept-encoding': encoding, 'if-none-match': `W/${known}` })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', known])
    expect(again.headers).not.toHaveProperty('content-encoding')
    expect((await ask({ 'if-none-match': known })).statusCode).toBe(200)
  }
})

test.each(['/', '/conditions/gout', '/assets/app-1a2b.js', '/films/walk.webm', '/robots.txt'])(
  'the head of %s can be asked for alone',
  async (url) => {
    const [whole, head] = [await app.inject(url), await app.inject({ method: 'HEAD', url })]
    expect([head.statusCode, head.body]).toEqual([200, ''])
    for (const name of ['content-type', 'content-length', 'cache-control', 'etag'])
      expect(head.headers[name]).toBe(whole.headers[name])
  },
)

test('a picture is sent as it is', async () => {
  const picture = await app.inject({ url: '/body/front.webp', headers: { 'accept-encoding': 'br, gzip' } })
  expect([picture.headers['content-type'], picture.body]).toEqual(['image/webp', 'a picture'])
  expect(picture.headers).not.toHaveProperty('content-encoding')
  expect(picture.headers['cache-control']).toBe('public, max-age=3600, stale-while-revalidate=86400')
})

test('a film can be asked for in parts', async () => {
  const part = await app.inject({ url: '/films/walk.webm', headers: { range: 'bytes=2-4' } })
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10'])
  const beyond = await app.inject({ url: '/films/walk.webm', headers: { range: 'bytes=20-30' } })
  expect(beyond.statusCode).toBe(416)
})

test.each([
  '/../package.json',
  '/..%2f..%2fpackage.json',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/man-body/..%5c..%5cx',
])('%s leads nowhere', async (url) => {
  const response = await app.inject(url)
  expect(response.statusCode).toBeGreaterThanOrEqual(400)
  expect(response.statusCode).toBeLessThan(500)
})
