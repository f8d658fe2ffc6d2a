import { afterAll, beforeAll, expect, test } from 'vitest'
import type { App } from '../app-type.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { securityHeaders } from './security-headers.ts'

let app: App
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

const expected = securityHeaders('http://localhost:3000')

test.each([
  '/',
  '/assets/app-1a2b.js',
  '/films/walk.webm',
  '/nothing',
  '/%zz',
  '/pain-location-body',
  '/api/health',
  '/api/openapi.json',
  '/api/nothing',
  '/knowledge/low_back.json',
  '/knowledge/elbow.json',
  '/diagnosis/get-video-by-disease/',
])('%s carries every security header', async (url) => {
  expect((await app.inject(url)).headers).toMatchObject(expected)
})

test('an unchanged answer carries them too', async () => {
  const answer = await app.inject({ url: '/knowledge/low_back.json', headers: { 'if-none-match': '*' } })
  expect(answer.statusCode).toBe(304)
  expect(answer.headers).toMatchObject(expected)
})

test('nothing inline, nothing from elsewhere', () => {
  const policy = expected['content-security-policy']
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/unsafe|https?:|\*/)
})

test('no other site may read anything', async () => {
  const origin = 'https://evil.example'
  for (const url of ['/', '/api/session/', '/knowledge/low_back.json', '/api/openapi.json']) {
    const asked = await app.inject({ url, headers: { origin } })
    const preflight = await app.inject({
      method: 'OPTIONS',
      url,
      headers: { origin, 'access-control-request-method': 'POST' },
    })
    for (const { headers } of [asked, preflight])
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
    expect(preflight.statusCode).toBeGreaterThanOrEqual(400)
  }
})

test('https is made to stick only where the site is reached by it', () => {
  expect(expected).not.toHaveProperty('strict-transport-security')
  expect(securityHeaders('https://pain.example')).toHaveProperty('strict-transport-security')
})
