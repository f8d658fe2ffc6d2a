import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { RELEASE_PATHS } from '#api/release'
import { nameOfKey, signRelease } from '../../../scripts/release/sign.ts'
import { StartError } from '../errors/start-error.ts'
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
  expect(await describeRelease(releaseFolder)).toMatch(/^Release: not signed/)
  const unsigned = await buildTestApp({ releaseFolder })
  expect((await unsigned.inject(RELEASE_PATHS.manifest)).body).toBe(manifest)
  expect((await unsigned.inject(RELEASE_PATHS.sbom)).json()).toEqual({ bomFormat: 'CycloneDX' })
  expect((await unsigned.inject(RELEASE_PATHS.signature)).statusCode).toBe(404)
  await unsigned.close()

  const { jws, key } = await sign(manifest)
  writeFileSync(join(releaseFolder, 'release.jws'), jws)
  expect(await describeRelease(releaseFolder)).toBe(`Release: signed by ${key}`)
  const signed = await buildTestApp({ releaseFolder })
  const { headers, body } = await signed.inject(RELEASE_PATHS.signature)
  expect([headers['content-type'], headers['cache-control'], body]).toEqual([
    'application/jose',
    'no-cache',
    jws,
  ])
  await signed.close()
})

test.each([
  ['that is cut off', (jws: string) => jws.slice(0, 80), 'is damaged'],
  ['of nobody', () => '', 'is damaged'],
  [
    'that another key has made',
    (jws: string, other: string) => `${jws.slice(0, jws.lastIndexOf('.'))}.${other.split('.')[2]}`,
    'is damaged',
  ],
  ['of another build', (_: string, other: string) => other, 'signs another build'],
])('a server with a signature %s does not start, and says what to do', async (_, alter, problem) => {
  const releaseFolder = mkdtempSync(join(tmpdir(), 'painpoint-release-'))
  writeFileSync(join(releaseFolder, 'release.json'), '{"form":1}')
  const [{ jws }, other] = [await sign('{"form":1}'), await sign('{"form":1,"files":{}}')]
  writeFileSync(join(releaseFolder, 'release.jws'), alter(jws, other.jws))
  const started = describeRelease(releaseFolder)
  await expect(started).rejects.toThrow(StartError)
  await expect(started).rejects.toThrow(problem)
  await expect(started).rejects.toThrow('npm run sign')
})

/** Signs a manifest as `npm run sign` does. */
async function sign(manifest: string): Promise<{ jws: string; key: string }> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return {
    jws: await signRelease(manifest, { own: privateKey, next: [] }, 1_764_000_000),
    key: nameOfKey(publicKey),
  }
}
