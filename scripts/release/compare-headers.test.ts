import { expect, test } from 'vitest'
import { securityHeaders } from '#server/http/security-headers'
import { openReleaseSite } from './testing/release-site.ts'

const NOTHING_THERE = new Set(['/404.html', '/compared-by-npm-run-verify'])

const site = openReleaseSite()

test('says what a page is open to without its policy, and what leads away from it, though each file is right', async () => {
  site.meddle = ({ 'content-security-policy': policy, ...headers }, path) => ({
    ...headers,
    ...(path !== '/' && { 'content-security-policy': policy! }),
    ...(path === '/conditions/gout' && { refresh: '0; url=https://evil.example/' }),
    link: NOTHING_THERE.has(path)
      ? '</evil.css>; rel=stylesheet'
      : '<https://pain.example/>; rel="canonical"',
  })
  expect(await site.differences()).toEqual([
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
])('says what comes of it where a proxy sends %s with %o', async (at, other, expected) => {
  site.meddle = (headers, path) => ({ ...headers, ...(path === at && other) })
  expect(await site.differences()).toEqual([expected].flat().map((line) => `${line} (${at})`))
})

test('takes what hosts of files send in other words, and what they keep for shorter', async () => {
  site.meddle = (headers, path) => ({
    ...headers,
    ...(path.endsWith('.js') && { 'content-type': 'application/javascript' }),
    ...(path === '/films/walk.webm' && { 'cache-control': 'public, max-age=0, must-revalidate' }),
    server: 'host',
    'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  })
  expect(await site.differences()).toEqual([])
})

test('takes data with the policy of a page, as hosts of files send it, and no page with that of data', async () => {
  const { page, data } = securityHeaders('https://pain.example')
  site.meddle = (headers) => ({ ...headers, ...page })
  expect(await site.differences()).toEqual([])
  site.meddle = (headers) => ({
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => !(name in page))),
    ...data,
  })
  const names = (await site.differences()).map((line) => line.split(' ')[0])
  expect(names).toEqual([
    'content-security-policy',
    'cross-origin-opener-policy',
    'permissions-policy',
    'reporting-endpoints',
  ])
})
