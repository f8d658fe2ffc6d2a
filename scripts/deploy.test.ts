import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { validate } from 'dockerfile-utils'
import { describe, expect, test } from 'vitest'
import { readEnvironment } from '#server/environment/environment'
import { SECRET_VARIABLES } from '#server/environment/secret-files'

const UNIT = 'deploy/painpoint.service'
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0
const valuesOf = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value]) => value!)

describe('the systemd unit', () => {
  const unit = readFileSync(UNIT, 'utf8')

  test('has a credential for each secret, which may be missing, and hands over its path', () => {
    const named = SECRET_VARIABLES.map(
      (name) => [`${name}_FILE`, name.toLowerCase().replace('_', '-')] as const,
    )
    const loaded = valuesOf(unit, 'LoadCredential')
    expect(loaded).toEqual(expect.arrayContaining(named.map(([, id]) => `${id}:/etc/painpoint/${id}`)))
    expect(valuesOf(unit, 'SetCredential')).toEqual(
      expect.arrayContaining(named.map(([, id]) => String.raw`${id}:\n`)),
    )
    const given = valuesOf(unit, 'Environment').flatMap((line) => line.split(' '))
    expect(given).toEqual(expect.arrayContaining(named.map(([name, id]) => `${name}=%d/${id}`)))
  })

  test.skipIf(!hasSystemd)('is understood by systemd, and exposed no more than the docs say', () => {
    const verified = spawnSync('systemd-analyze', ['verify', UNIT], { encoding: 'utf8' })
    // Where Node lies elsewhere it says so, which is no fault of the unit.
    const complaints = verified.stderr.split('\n').filter((line) => line.includes('painpoint.service:'))
    expect(complaints).toEqual([])
    const { stdout } = spawnSync('systemd-analyze', ['security', '--offline=true', UNIT], {
      encoding: 'utf8',
    })
    const exposure = Number(/Overall exposure level for painpoint\.service: ([\d.]+)/.exec(stdout)?.[1])
    expect(exposure).toBeLessThanOrEqual(1.3)
  })
})

describe('the Containerfile', () => {
  const file = readFileSync('deploy/Containerfile', 'utf8')

  test('has nothing that a linter finds', () => {
    expect(validate(file)).toEqual([])
    expect(validate(`${file}\nEXPSE 1`)).toHaveLength(1)
  })

  test('is nobody of rights, and starts with an environment that the server takes', () => {
    expect(valuesOf(file.replaceAll(/^(USER|ENTRYPOINT) /gm, '$1='), 'USER')).toEqual(['node'])
    const given = /^ENV (.*)$/m
      .exec(file)![1]!
      .split(' ')
      .map((pair) => pair.split('='))
    expect(readEnvironment(Object.fromEntries(given) as Record<string, string>)).toMatchObject({
      ok: true,
      environment: { dataDir: '/data', host: '0.0.0.0', port: 3000 },
    })
  })
})
