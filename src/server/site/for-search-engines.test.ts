import { expect, test } from 'vitest'
import { buildTestApp } from '../testing/build-test-app.ts'

const operator = { email: null, grievanceOfficer: { name: null, email: null, address: null } }

test('with a given address pages name their own, and robots are pointed to the sitemap', async () => {
  const app = await buildTestApp({
    environment: { baseUrl: 'https://pain.example', isBaseUrlGiven: true, siteName: 'Painpoint', operator },
  })
  const links = await Promise.all(
    ['/', '/hi/', '/man-body/'].map(async (url) => (await app.inject(url)).headers.link),
  )
  expect(links).toEqual([
    '<https://pain.example/>; rel="canonical"',
    '<https://pain.example/hi/>; rel="canonical"',
    '<https://pain.example/man-body>; rel="canonical"',
  ])
  expect((await app.inject('/robots.txt')).body).toBe(
    'User-agent: *\nAllow: /\nSitemap: https://pain.example/sitemap.xml\n',
  )
  const sitemap = await app.inject('/sitemap.xml')
  expect(sitemap.headers['content-type']).toMatch(/^application\/xml/)
  expect(sitemap.body).toContain('<loc>https://pain.example/man-body</loc>')
  await app.close()
})

test('without one, no page claims to live on this machine', async () => {
  const app = await buildTestApp()
  expect((await app.inject('/')).headers.link).toBeUndefined()
  expect((await app.inject('/robots.txt')).body).toBe('User-agent: *\nAllow: /\n')
  await app.close()
})
