import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { lockBuild } from './build-lock.ts'

const folder = mkdtempSync(join(tmpdir(), 'painpoint-lock-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a second build is told which one is under way', () => {
  const lock = join(folder, 'held', 'lock')
  expect(lockBuild(lock)).toBeNull()
  expect(lockBuild(lock)).toBe(process.pid)
})

test.each(['999999999', '', 'broken'])('what a killed build left behind is taken over: "%s"', (left) => {
  const lock = join(folder, 'left')
  writeFileSync(lock, left)
  expect(lockBuild(lock)).toBeNull()
  expect(readFileSync(lock, 'utf8')).toBe(String(process.pid))
  rmSync(lock)
})
