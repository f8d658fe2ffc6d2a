import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readSignature } from '#server/site/release-signature'
import { readReleaseKeys, signRelease } from './sign.ts'
import { keyPair } from './testing/key-pair.ts'

const NOW = 1_764_000_000
const folder = mkdtempSync(join(tmpdir(), 'painpoint-keys-'))

describe('signing', () => {
  test('names the own key first, then those that may sign next', async () => {
    const [own, next] = [keyPair(), keyPair()]
    const jws = await signRelease('{}', { own: own.privateKey, next: [next.name] }, NOW)
    expect(await readSignature(jws, [next.name, own.name])).toMatchObject({
      key: own.name,
      keys: [own.name, next.name],
      signedAt: NOW,
    })
    expect(await readSignature(jws, [next.name])).toBeNull()
    expect(await readSignature(`${jws.slice(0, -8)}AAAAAAAA`, [own.name])).toBeNull()
    expect(await readSignature('no signature', null)).toBeNull()
  })

  test('takes its keys from files, one of them behind a passphrase', () => {
    const [own, next] = [keyPair(), keyPair()]
    const write = (name: string, pem: string | Buffer) => {
      writeFileSync(join(folder, name), pem)
      return join(folder, name)
    }
    const encrypted = own.privateKey.export({
      type: 'pkcs8',
      format: 'pem',
      cipher: 'aes-256-cbc',
      passphrase: 'p',
    })
    const variables = {
      RELEASE_KEY: write('own.pem', encrypted),
      RELEASE_KEY_PASSPHRASE: 'p',
      RELEASE_NEXT_KEYS: write('next.pem', next.publicKey.export({ type: 'spki', format: 'pem' })),
    }
    expect(readReleaseKeys(variables)).toMatchObject({ next: [next.name] })
    expect(() => readReleaseKeys({ ...variables, RELEASE_KEY_PASSPHRASE: 'q' })).toThrow('passphrase')
    expect(() => readReleaseKeys({ ...variables, RELEASE_NEXT_KEYS: 'away.pem' })).toThrow(
      'no key in away.pem',
    )
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
      type: 'pkcs8',
      format: 'pem',
    })
    expect(() => readReleaseKeys({ RELEASE_KEY: write('rsa.pem', rsa) })).toThrow('no Ed25519 key')
    expect(readReleaseKeys({})).toBeNull()
    expect(readFileSync(variables.RELEASE_KEY, 'utf8')).toContain('ENCRYPTED')
  })
})
