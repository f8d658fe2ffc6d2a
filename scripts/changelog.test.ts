import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the changelog begins with the version of the package', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  const [, latest] = /^## (\S+) \(\d{4}-\d\d-\d\d\)$/m.exec(readFileSync('CHANGELOG.md', 'utf8')) ?? []
  expect(latest).toBe(version)
})
