import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { RELEASE_PATHS } from '#api/release'
import { describeRelease } from '../site/release-files.ts'
import { buildTestApp } from '../testing/build-test-app.ts'

const grievanceOfficer = { name: null, email: null, address: null }

test('says whom to tell of a hole, for as long as somebody is named', async () => {
  const app = await buildTestApp({
    environment: {
      baseUrl: 'https://pain.example',
      operator: { email: 'op@pain.example', grievanceOfficer },
    },
  })
  const { headers, body } = await app.inject('/.well-known/security.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toMatch(/^Contact: mailto:op@pain\.example\nExpires: \d{4}-.*Z\n/)
  expect(body).toContain('Canonical: https://pain.example/.well-known/security.txt\n')
  const expires = new Date(/^Expires: (.*)$/m.exec(body)?.[1] ?? 0)
  expect(expires.getTime() - Date.now()).toBeLessThan(366 * 24 * 3_600_000)
  await app.close()
})

test('nobody named, no file; password managers find the profile either way', async () => {
  const app = await buildTestApp()
  expect((await app.inject('/.well-known/security.txt')).statusCode).toBe(404)
  const response = await app.inject('/.well-known/change-password')
  expect([response.statusCode, response.headers.location]).toEqual([302, '/profile'])
  await app.close()
})

test('says what was built, and who signed it once somebody has', async () => {
  const releaseFolder = mkdtempSync(join(tmpdir(), 'painpoint-release-'))
  const manifest = '{"form":1,"files":{"/":"0a1b"}}'
  writeFileSync(join(releaseFolder, 'release.json'), manifest)
  writeFileSync(join(releaseFolder, 'sbom.cdx.json'), '{"bomFormat":"CycloneDX"}')
  expect(describeRelease(releaseFolder)).toMatch(/^Release: not signed/)
  const unsigned = await buildTestApp({ releaseFolder })
  expect((await unsigned.inject(RELEASE_PATHS.manifest)).body).toBe(manifest)
  expect((await unsigned.inject(RELEASE_PATHS.sbom)).json()).toEqual({ bomFormat: 'CycloneDX' })
  expect((await unsigned.inject(RELEASE_PATHS.signature)).statusCode).toBe(404)
  await unsigned.close()

  const header = Buffer.from(JSON.stringify({ alg: 'EdDSA', kid: 'a-key' })).toString('base64url')
  writeFileSync(join(releaseFolder, 'release.jws'), `${header}.payload.signature`)
  expect(describeRelease(releaseFolder)).toBe('Release: signed by a-key')
  const signed = await buildTestApp({ releaseFolder })
  const { headers, body } = await signed.inject(RELEASE_PATHS.signature)
  expect([headers['content-type'], headers['cache-control'], body]).toEqual([
    'application/jose',
    'no-cache',
    `${header}.payload.signature`,
  ])
  await signed.close()
})
