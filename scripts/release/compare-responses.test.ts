import { expect, test } from 'vitest'
import { openReleaseSite } from './testing/release-site.ts'

const site = openReleaseSite()

test.each([
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
  site.meddle = (headers, path) => ({ ...headers, ...(path === at && other) })
  expect(await site.differences()).toEqual([expected].flat().map((line) => `${line} (${at})`))
})

test('says what is missing of what a call must bring', async () => {
  const taken = new Set(['clear-site-data', 'set-cookie'])
  site.meddle = (headers) => Object.fromEntries(Object.entries(headers).filter(([name]) => !taken.has(name)))
  expect(await site.differences()).toEqual([
    'clear-site-data is missing: "Wipe everything" leaves in the browser\'s cache what tells where it hurt (/api/session/forget-browser/)',
    'set-cookie: pp_device is not taken back (/api/session/forget-browser/)',
  ])
})

test('names a page that is shown where nothing is, and a call that nobody answers', async () => {
  site.served['/404.html'] = '<h1>Buy here</h1>'
  expect(await site.differences()).toContain('it is not /404.html (/compared-by-npm-run-verify)')
})
