import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openAccountSite, type AccountSite } from '../testing/account-site.ts'
import { refuseCrossSite } from './cross-site.ts'

const sent = (baseUrl: string, origin: string, host: string) => () =>
  refuseCrossSite({ method: 'POST', headers: { origin, host } } as FastifyRequest, baseUrl)

test.each([
  ['https://pain.example', 'https://pain.example', 'pain.example'],
  ['https://pain.example', 'https://pain.example', '10.0.0.5:3000'],
  ['https://pain.example', 'https://other-name.example', 'other-name.example'],
  ['http://localhost:3000', 'http://localhost:8080', 'localhost:8080'],
  ['http://localhost:3000', 'https://pain.example', 'pain.example'],
])('of a site at %s, a page at %s may send to %s', (baseUrl, origin, host) => {
  expect(sent(baseUrl, origin, host)).not.toThrow()
})

test.each([
  ['https://pain.example', 'http://pain.example', 'pain.example'],
  ['https://pain.example', 'http://other-name.example', 'other-name.example'],
  ['https://pain.example', 'https://evil.example', 'pain.example'],
  ['https://pain.example', 'null', 'pain.example'],
])('of a site at %s, a page at %s may not send to %s', (baseUrl, origin, host) => {
  expect(sent(baseUrl, origin, host)).toThrow('cross_site')
})

describe('another site', () => {
  let site: AccountSite
  beforeAll(async () => {
    site = await openAccountSite()
  })
  afterAll(() => site.close())

  test.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
  ])('can not make a browser send anything: %j', async (headers) => {
    for (const url of [
      '/api/login-user/',
      '/api/session/refresh/',
      '/api/session/logout/',
      '/user/user-msg/',
    ]) {
      const response = await site.call('POST', url, {}, headers)
      expect([response.statusCode, response.json<{ error: { code: string } }>().error.code]).toEqual([
        403,
        'cross_site',
      ])
    }
  })

  test.each([
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ origin: 'http://localhost:3000' }],
    [{ origin: 'http://localhost:8080', host: 'localhost:8080' }],
  ])('this site can: %j', async (headers) => {
    const response = await site.call('POST', '/api/session/logout/', undefined, headers)
    expect(response.statusCode).toBe(200)
  })
})
