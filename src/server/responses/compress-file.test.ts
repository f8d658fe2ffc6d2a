import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compressFile } from './compress-file.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'painpoint-compress-'))
  file = join(folder, 'knee.json')
  writeFileSync(file, 'plain '.repeat(100))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('both compressed forms hold what the file holds', async () => {
  await compressFile(file, 10)
  expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe('plain '.repeat(100))
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe('plain '.repeat(100))
})

test.each([
  ['the same bytes', 'plain '.repeat(100), ['gz of before', 'br of before']],
  ['other bytes', 'other '.repeat(100), null],
])('where an earlier build has %s', async (_, held, copied) => {
  const earlier = join(folder, 'earlier')
  mkdirSync(join(earlier, folder), { recursive: true })
  writeFileSync(join(earlier, file), held)
  for (const ending of ['gz', 'br']) writeFileSync(join(earlier, `${file}.${ending}`), `${ending} of before`)
  await compressFile(file, 10, earlier)
  const [gzip, br] = ['gz', 'br'].map((ending) => readFileSync(`${file}.${ending}`))
  if (copied) expect([gzip, br].map(String)).toEqual(copied)
  else expect(gunzipSync(gzip!).toString()).toBe('plain '.repeat(100))
})
