import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readFileSync } from 'node:fs'
import { describe, expect, inject, test } from 'vitest'
import type { ReleaseManifest } from '#api/release'
import { securityHeaders } from '#server/http/security-headers'
import { compareSite } from '../../scripts/release/compare-site.ts'
import { NAMED_SITE } from '../end-to-end/accounts/passkey-visit.ts'
import { visitSite } from '../end-to-end/visit.ts'

const MANIFEST = 'build/release/release.json'
const PASSWORD = 'a fine day for walking'
const FOREIGN = 'https://evil.example'
/** Hosts take a hundred rules, of lines of 2,000 characters. */
const MOST_RULES = 100
const LONGEST_LINE = 2000

describe('an exported site', () => {
  test('is what this checkout builds, file by file', async () => {
    const { differences, fileCount } = await compareSite(inject('site'), readFileSync(MANIFEST, 'utf8'), null)
    expect(differences).toEqual([])
    expect(fileCount).toBeGreaterThan(500)
  })

  test('is sent with the headers that the server sends', async () => {
    const { files } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as ReleaseManifest
    const { page, data } = securityHeaders(NAMED_SITE())
    const compared = [...Object.keys(page), 'cache-control', 'content-type', 'x-robots-tag']
    const addresses = [
      '/conditions/gout',
      ...Object.keys(files).filter(
        (path) => !/^(\/[a-z-]+)?\/((conditions|diagnosis)\/.|404\.html$)/.test(path),
      ),
      '/robots.txt',
      '/sitemap.xml',
      '/set-password/some-secret',
    ]
    const headersAt = async (origin: string, path: string) => {
      const { headers, status } = await fetch(`${origin}${path}`)
      return [status, ...compared.map((name) => `${name}: ${headers.get(name)}`)]
    }
    for (const path of addresses) {
      const own = await headersAt(inject('server'), path)
      // A host knows no JSON from pages, and gives it the policy of a page.
      const expected = own.map((line) =>
        String(line).replace(`: ${data['content-security-policy']}`, `: ${page['content-security-policy']}`),
      )
      const exported = await headersAt(inject('site'), path)
      const ofPages = ['reporting-endpoints', 'permissions-policy', 'cross-origin-opener-policy']
      const isOfData = own.includes(`content-security-policy: ${data['content-security-policy']}`)
      const relevant = (lines: readonly unknown[]) =>
        lines.map(String).filter((line) => !(isOfData && ofPages.some((name) => line.startsWith(name))))
      expect([path, ...relevant(exported)]).toEqual([path, ...relevant(expected)])
    }
  })

  test('asks for no more rules than hosts take', () => {
    const lines = readFileSync('build/export/_headers', 'utf8').split('\n')
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(MOST_RULES)
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(LONGEST_LINE)
  })

  test('lets no page of another site call the server or read from it', async () => {
    const other = createServer((_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Another site</title>'),
    ).listen(0, '127.0.0.1')
    const { page, context } = await visitSite()
    await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`)
    const outcomes = await page.evaluate(
      async ([site, password]) => {
        const body = JSON.stringify({
          email: 'eve@example.com',
          password,
          confirmPassword: password,
          adult: true,
        })
        const send = (headers: Record<string, string>, mode: RequestMode) =>
          fetch(`${site}/user/create-account/`, {
            method: 'POST',
            body,
            headers,
            mode,
            credentials: 'include',
          }).then(
            ({ type }) => `${type} response`,
            () => 'refused',
          )
        return [
          await send({ 'content-type': 'application/json' }, 'cors'),
          await send({ 'content-type': 'text/plain' }, 'cors'),
          await send({ 'content-type': 'text/plain' }, 'no-cors'),
          await fetch(`${site}/knowledge/knee.json`).then(
            () => 'it was read',
            () => 'refused',
          ),
        ]
      },
      [NAMED_SITE(), PASSWORD],
    )
    expect(outcomes.slice(0, 2)).toEqual(['refused', 'refused'])
    // It is told nothing, and nothing came of it.
    expect(outcomes[2]).toMatch(/^(opaque response|refused)$/)
    expect(outcomes[3]).toBe('refused')
    const login = await fetch(`${inject('site')}/api/login-user/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'eve@example.com', password: PASSWORD }),
    })
    expect(login.status).toBe(401)
    await context.close()
    other.close()
  })

  test.each(['OPTIONS', 'POST'])('grants a foreign origin nothing: %s', async (method) => {
    for (const origin of [FOREIGN, 'null', `${NAMED_SITE()}.evil.example`]) {
      const response = await fetch(`${inject('site')}/user/create-account/`, {
        method,
        headers: { origin, 'content-type': 'application/json', 'access-control-request-method': 'POST' },
        ...(method === 'POST' && {
          body: JSON.stringify({
            email: 'eve@example.com',
            password: PASSWORD,
            confirmPassword: PASSWORD,
            adult: true,
          }),
        }),
      })
      expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
      if (method === 'POST') expect(response.status).toBe(403)
      else expect(response.status).toBeGreaterThanOrEqual(400)
    }
  })
})
