import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
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
