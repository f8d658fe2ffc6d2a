import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sbomOf, type Lock } from './sbom.ts'

interface Sbom {
  bomFormat: string
  specVersion: string
  components: { 'bom-ref': string; purl: string; scope: string; hashes: { alg: string; content: string }[] }[]
  dependencies: { ref: string; dependsOn?: string[] }[]
}

const HASH = Buffer.alloc(64, 7)
const lock: Lock = {
  packages: {
    '': { name: 'site', version: '1.0.0', license: 'MIT', dependencies: { a: '1', '@scope/b': '1' } },
    'node_modules/a': {
      version: '1.2.3',
      license: 'MIT',
      integrity: `sha512-${HASH.toString('base64')}`,
      dependencies: { c: '2' },
    },
    'node_modules/a/node_modules/c': { version: '2.0.0', license: '(MIT OR ISC)' },
    'node_modules/c': { version: '1.0.0', license: 'ISC', dev: true },
    'node_modules/@scope/b': {
      version: '1.0.0',
      license: 'Own words',
      optionalDependencies: { c: '1', away: '1' },
    },
  },
}

test('names each package with its hash, and what needs which copy of it', () => {
  const { components, dependencies } = JSON.parse(sbomOf(lock)) as Sbom
  const a = components.find(({ 'bom-ref': ref }) => ref === 'node_modules/a')
  expect(a).toMatchObject({
    purl: 'pkg:npm/a@1.2.3',
    scope: 'required',
    hashes: [{ alg: 'SHA-512', content: HASH.toString('hex') }],
  })
  const neededBy = (ref: string) => dependencies.find((each) => each.ref === ref)?.dependsOn
  expect(neededBy('site')).toEqual(['node_modules/@scope/b', 'node_modules/a'])
  expect(neededBy('node_modules/a')).toEqual(['node_modules/a/node_modules/c'])
  expect(neededBy('node_modules/@scope/b')).toEqual(['node_modules/c'])
  expect(components.find(({ 'bom-ref': ref }) => ref === 'node_modules/c')?.scope).toBe('excluded')
  expect(components.map(({ purl }) => purl)).toContain('pkg:npm/%40scope/b@1.0.0')
})

test('knows every package of this site, and is the same each time', () => {
  const own = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
  const text = sbomOf(own)
  const { bomFormat, specVersion, components } = JSON.parse(text) as Sbom
  expect([bomFormat, specVersion]).toEqual(['CycloneDX', '1.6'])
  expect(components).toHaveLength(Object.keys(own.packages).length - 1)
  expect(components.filter(({ hashes }) => hashes === undefined || hashes.length !== 1)).toEqual([])
  expect(sbomOf(own)).toBe(text)
})

test('a hash of a kind it does not know is no hash', () => {
  const packages = { ...lock.packages, 'node_modules/a': { version: '1.2.3', integrity: 'sha1-abc=' } }
  expect(() => sbomOf({ packages })).toThrow('sha1')
})
