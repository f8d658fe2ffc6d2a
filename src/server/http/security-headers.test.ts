import { afterAll, beforeAll, expect, test } from 'vitest'
import type { App } from './app-type.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { securityHeaders } from './security-headers.ts'

let app: App
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

const expected = securityHeaders('http://localhost:3000')

test.each(['/', '/assets/app-1a2b.js', '/films/walk.webm', '/nothing', '/pain-location-body'])(
  '%s carries every security header of a page',
  async (url) => {
    expect((await app.inject(url)).headers).toMatchObject(expected.page)
  },
)

test.each([
  '/api/%zz',
  '/api/health',
  '/api/ready',
  '/api/openapi.json',
  '/api/nothing',
  '/api/session/',
  '/api/sessions/',
  '/knowledge/low_back.json',
  '/knowledge/elbow.json',
  '/diagnosis/get-video-by-disease/',
])('%s carries every security header of data', async (url) => {
  const { headers } = await app.inject(url)
  expect(headers['content-type']).toMatch(/^application\/json/)
  expect(headers).toMatchObject(expected.data)
  expect(headers).not.toHaveProperty('permissions-policy')
})

test('an unchanged response carries them too', async () => {
  const response = await app.inject({ url: '/knowledge/low_back.json', headers: { 'if-none-match': '*' } })
  expect(response.statusCode).toBe(304)
  expect(response.headers).toMatchObject(expected.data)
})

test('nothing inline, nothing from elsewhere', () => {
  for (const { 'content-security-policy': policy } of [expected.page, expected.data]) {
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|https?:|\*/)
  }
  expect(expected.data['content-security-policy']).not.toContain('self')
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
  for (const of of ['page', 'data'] as const) {
    expect(expected[of]).not.toHaveProperty('strict-transport-security')
    expect(securityHeaders('https://pain.example')[of]).toHaveProperty('strict-transport-security')
  }
})
