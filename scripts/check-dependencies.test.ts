import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'

/** Runs the check with an npm that answers `npm audit` so. */
function checkWith(answer: string) {
  const folder = mkdtempSync(join(tmpdir(), 'painpoint-npm-'))
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\ncat <<'END'\n${answer}\nEND\n`, { mode: 0o755 })
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/check-dependencies.ts'],
    {
      encoding: 'utf8',
      env: { ...process.env, PATH: `${folder}${delimiter}${process.env['PATH']}` },
    },
  )
  return { status, said: stdout.split('\n').slice(1).join('\n').trim() }
}

test.each([
  ['{"vulnerabilities":{}}', 0, 'Known holes: none'],
  ['{"vulnerabilities":{"pg":{"name":"pg","severity":"high"}}}', 1, 'Known holes:\n  pg: high'],
  ['{"message":"getaddrinfo ENOTFOUND","error":{}}', 1, 'Known holes: not known, the registry did not tell'],
  ['', 1, 'Known holes: not known, the registry did not tell'],
])('when the registry says %s, it ends with %i', (answer, status, said) => {
  expect(checkWith(answer)).toEqual({ status, said })
})
