import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { fixtureBundles, writeFixtureBuild } from '../testing/fixture-knowledge.ts'
import { loadKnowledge } from './load-knowledge.ts'

let folder: string
beforeEach(() => {
  const build = mkdtempSync(join(tmpdir(), 'painpoint-knowledge-'))
  writeFixtureBuild(build)
  folder = join(build, 'knowledge')
})

test('reads every covered location and counts a condition once', () => {
  const { bundles, conditionCount, locations } = loadKnowledge(folder)
  expect([...bundles.keys()]).toEqual(['low_back', 'knee'])
  expect(locations).toHaveLength(3)
  expect(conditionCount).toBe(2)
})

test('the version changes when any bundle does', () => {
  const before = loadKnowledge(folder).version
  writeFileSync(join(folder, 'knee.json'), JSON.stringify({ ...fixtureBundles.knee, version: 'knee-v2' }))
  expect(loadKnowledge(folder).version).not.toBe(before)
})

test('takes the brotli file the build made, but not one of an older build', () => {
  const compressed = brotliCompressSync(JSON.stringify(fixtureBundles.knee))
  writeFileSync(join(folder, 'knee.json.br'), compressed)
  writeFileSync(join(folder, 'low_back.json.br'), compressed)
  const { bundles } = loadKnowledge(folder)
  expect(bundles.get('knee')?.brotli).toEqual(compressed)
  expect(bundles.get('low_back')?.brotli).toBeUndefined()
})

test('says what to do when something is missing or broken', () => {
  writeFileSync(join(folder, 'knee.json'), '{')
  expect(() => loadKnowledge(folder)).toThrow(/knee\.json is broken: build again/)
  rmSync(join(folder, 'knee.json'))
  expect(() => loadKnowledge(folder)).toThrow(/knee\.json is missing/)
  expect(() => loadKnowledge('/nowhere')).toThrow(/run "npm run build" first/)
})
