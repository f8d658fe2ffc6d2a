import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { fixtureResponses } from '../testing/fixture-build.ts'
import { fixtureBundles, fixtureLexicon, fixtureLocations } from '../testing/fixture-knowledge.ts'
import { compileResponses } from './compile-responses.ts'
import { readResponses, writeResponses } from './response-files.ts'

let folder: string
beforeEach(async () => {
  folder = join(mkdtempSync(join(tmpdir(), 'painpoint-responses-')), 'responses')
  await writeResponses(folder, fixtureResponses())
})

test('what was written is read: every covered location, a condition counted once', () => {
  const { ofLocation, index } = readResponses(folder)
  expect([...ofLocation.keys()]).toEqual(['low_back', 'knee'])
  expect(index.locations).toHaveLength(3)
  expect(index.conditionCount).toBe(2)
})

test('every encoding holds the same', () => {
  const { identity, gzip, br } = readResponses(folder).ofLocation.get('knee')!.bundle
  const plain = readFileSync(join(folder, 'knee.bundle.json'))
  expect(JSON.parse(plain.toString())).toEqual(JSON.parse(JSON.stringify(fixtureBundles.knee)))
  expect(identity()).toEqual(plain)
  expect(gunzipSync(gzip!)).toEqual(plain)
  expect(brotliDecompressSync(br!)).toEqual(plain)
})

test('the version changes when any bundle does', () => {
  const versionWith = (version: string) =>
    compileResponses(
      fixtureLocations,
      [fixtureBundles.low_back, { ...fixtureBundles.knee, version }],
      fixtureLexicon,
    ).index.version
  expect(versionWith('knee-v1')).toBe(readResponses(folder).index.version)
  expect(versionWith('knee-v2')).not.toBe(versionWith('knee-v1'))
})

test('says what to do when something is missing or broken', () => {
  writeFileSync(join(folder, 'videos.json'), '{')
  expect(() => readResponses(folder)).toThrow(/videos\.json is broken: build again/)
  rmSync(join(folder, 'knee.bundle.json.br'))
  expect(() => readResponses(folder)).toThrow(/knee\.bundle\.json\.br is missing: build again/)
  expect(() => readResponses('/nowhere')).toThrow(/run "npm run build" first/)
})
