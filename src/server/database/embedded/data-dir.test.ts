import { chmodSync, mkdirSync, mkdtempSync, realpathSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { prepareDataDir } from './data-dir.ts'
import { chooseUser } from './run-as.ts'

const isRoot = process.getuid?.() === 0
const modeOf = (path: string) => statSync(path).mode & 0o777

test('makes a folder that nobody else can list', () => {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'painpoint-data-')), 'a', 'data')
  expect(prepareDataDir(dataDir, null)).toBe(realpathSync(dataDir))
  expect(modeOf(dataDir)).toBe(0o700)
})

test.runIf(isRoot)("lets PostgreSQL's user enter a folder of ours, and nothing above it", () => {
  const above = mkdtempSync(join(tmpdir(), 'painpoint-data-'))
  const dataDir = join(above, 'data')
  mkdirSync(dataDir, { mode: 0o700 })
  expect(() => prepareDataDir(dataDir, chooseUser())).toThrow(`can't enter ${above}: choose another`)
  expect(modeOf(above)).toBe(0o700)
  chmodSync(above, 0o711)
  expect(prepareDataDir(dataDir, chooseUser())).toBe(realpathSync(dataDir))
  expect(modeOf(dataDir)).toBe(0o711)
})
